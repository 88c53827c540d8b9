import { describe, expect, test } from 'vitest';
import { parseForm } from './parse-form.ts';

/** A form as a browser sends it. */
async function sent(body: FormData | URLSearchParams): Promise<[Buffer, string]> {
  const request = new Response(body);
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? ''];
}

const multipart = 'multipart/form-data; boundary=x';
const part = (head: string, value = 'Ada') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

describe('parseForm', () => {
  test('parses a multipart form in its order, with text unchanged', async () => {
    const form = new FormData();
    form.set('name', '\ufeffAda 🛜 Łukasz');
    form.set('message', 'one\r\n\r\n--two\r\n.');
    expect([...(await parseForm(...(await sent(form))))]).toEqual([
      ['name', '\ufeffAda 🛜 Łukasz'],
      ['message', 'one\r\n\r\n--two\r\n.'],
    ]);
  });

  test('parses a form sent without an enctype', async () => {
    const form = new URLSearchParams({ name: 'Ada & Łukasz 🛜', message: 'one\r\ntwo' });
    expect([...(await parseForm(...(await sent(form))))]).toEqual([...form]);
  });

  test('keeps the first of two fields with the same name', async () => {
    const fields = await parseForm(Buffer.from('name=Ada&name=Eve'), 'application/x-www-form-urlencoded');
    expect(fields.get('name')).toBe('Ada');
  });

  test.each(['', 'application/json', 'text/plain', 'multipart/form-dataX; boundary=x'])(
    'refuses the type "%s"',
    (type) => {
      expect(() => parseForm(Buffer.from('{}'), type)).toThrow(expect.objectContaining({ status: 415 }));
    },
  );

  test.each([
    ['without a boundary', 'multipart/form-data', part('name="name"')],
    ['that breaks off in a field', multipart, part('name="name"').slice(0, -4)],
    ['that breaks off before its end', multipart, part('name="name"')],
    ['with a file', multipart, `${part('name="file"; filename="a.exe"')}--x--`],
    ['with a line break in a name', multipart, `${part('name="a%0D%0Ab"')}--x--`],
    ['with an unusable name', multipart, `${part('name="<script>"')}--x--`],
    ['without a name', multipart, `${part('filename*=""')}--x--`],
    [
      'with too many fields',
      multipart,
      `${Array.from({ length: 31 }, (_, i) => part(`name="f${i}"`)).join('')}--x--`,
    ],
    ['that is empty', multipart, ''],
  ])('rejects a form %s', async (_, type, body) => {
    await expect(parseForm(Buffer.from(body), type)).rejects.toMatchObject({ status: 400 });
  });
});
