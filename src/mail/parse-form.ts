import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { HttpError } from './http-error.ts';

/** The fields of a form in their order; only the first field of each name. */
export type FormFields = Map<string, string>;

const MAX_FIELDS = 30;
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;
const FIELD_NAME = /^\w[\w -]{0,39}$/;

/**
 * Parses a form sent by a browser.
 * @param contentType the request's Content-Type
 * @throws HttpError with status 415 for other types, 400 for an invalid form
 */
export function parseForm(body: Buffer, contentType = ''): Promise<FormFields> {
  if (!FORM_TYPE.test(contentType)) throw new HttpError(415, 'Please send the message as a form.');
  return new Promise((resolve, reject) => {
    const fields: FormFields = new Map();
    let count = 0;
    const refuse = (message: string, cause?: unknown) => reject(new HttpError(400, message, {}, { cause }));
    try {
      const headers: BusboyHeaders = { 'content-type': contentType };
      const parser = new Busboy({
        headers,
        // The parser silently drops fields of URL-encoded forms beyond its limit.
        limits: { fields: MAX_FIELDS + 1, files: 0, fieldSize: body.length, headerSize: 4096 },
      });
      parser.on('field', (name, value) => {
        if (++count > MAX_FIELDS) refuse('The form has too many fields.');
        if (!FIELD_NAME.test(name)) refuse('The form has a field with an unusable name.');
        if (!fields.has(name)) fields.set(name, value);
      });
      parser.on('filesLimit', () => refuse('Files cannot be sent with a message.'));
      parser.on('error', (error) => refuse('The form cannot be read.', error));
      parser.on('finish', () => resolve(fields));
      parser.end(body);
    } catch (error) {
      refuse('The form cannot be read.', error);
    }
  });
}
