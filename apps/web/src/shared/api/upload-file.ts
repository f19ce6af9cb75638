import { errorOfBody } from './api-fault.ts';

export interface UploadRequest {
  /** Absolute. */
  url: string;
  token: string | null;
  form: FormData;
  /** Told while bytes leave; the form's own words count along. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * Sends a form and says how far it is: the one thing `fetch` cannot do.
 * @throws what the client throws: the server's error, or a TypeError without an answer
 */
export function uploadForm<Answer>({ url, token, form, onProgress }: UploadRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line no-restricted-globals -- fetch says nothing of how far an upload is
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else reject(errorOfBody(request.response, request.status));
    };
    request.onerror = () => reject(new TypeError('The connection failed.'));
    request.send(form);
  });
}
