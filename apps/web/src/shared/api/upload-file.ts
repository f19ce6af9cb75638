import { errorOfBody } from './api-error.ts';

export interface UploadRequest {
  /** Absolute address. */
  url: string;
  token: string | null;
  form: FormData;
  /** Called as bytes are sent. The counts include the other form fields. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * Sends a form and reports upload progress, which `fetch` cannot do.
 * @throws the same errors as the client: the server's error, or a TypeError if there is no response
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
