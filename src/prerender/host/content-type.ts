import { extname } from 'node:path';
import { lookup } from 'mrmime';

const MICROSOFT = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Types of vendors, which mrmime does not know. */
const others: Record<string, string> = {
  '.docx': `${MICROSOFT}.wordprocessingml.document`,
  '.ico': 'image/x-icon',
  '.odp': `${OPEN_DOCUMENT}.presentation`,
  '.ods': `${OPEN_DOCUMENT}.spreadsheet`,
  '.odt': `${OPEN_DOCUMENT}.text`,
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': `${MICROSOFT}.presentationml.presentation`,
  '.vcf': 'text/x-vcard',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': `${MICROSOFT}.spreadsheetml.sheet`,
};

/** The `Content-Type` of a file, by its name; texts are UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) ?? others[extname(path).toLowerCase()] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
