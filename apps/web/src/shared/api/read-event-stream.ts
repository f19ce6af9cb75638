/** One message of an event stream. */
export interface StreamMessage {
  id: string | null;
  event: string;
  data: string;
}

/**
 * Parses server-sent events (WHATWG, section 9.2) from a response body. The stream is fetched and parsed here because
 * the browser's EventSource cannot send an Authorization header.
 *
 * @param onSign called whenever anything arrives, including comments
 * @yields messages with data; comments and `retry` lines are skipped
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onSign: () => void = () => {},
): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let buffered = '';
  let message = { id: null as string | null, event: 'message', data: [] as string[] };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      buffered += value;
      // A CR at the end may be the first half of a CRLF.
      const lines = buffered.split(/\r\n|\n|\r(?!$)/);
      buffered = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (message.data.length > 0) yield { ...message, data: message.data.join('\n') };
          message = { id: message.id, event: 'message', data: [] };
          continue;
        }
        const colon = line.indexOf(':');
        const field = colon === -1 ? line : line.slice(0, colon);
        const content = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (field === 'data') message.data.push(content);
        else if (field === 'event') message.event = content;
        else if (field === 'id' && !content.includes('\0')) message.id = content;
      }
    }
  } finally {
    reader.releaseLock();
  }
}
