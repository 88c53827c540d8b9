/** A part of a picture's file: a segment of a JPEG, or a chunk of a PNG or WebP. */
export interface Part {
  /** Of a segment, its marker as two digits; '' for how the file begins. */
  name: string;
  /** What is in it. */
  data: Uint8Array;
  /** All of it. */
  bytes: Uint8Array;
}

/** Characters of the same number as bytes, but for some special ones. */
export const latin = (bytes: Uint8Array, from = 0, to = bytes.length) =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to));

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** The parts of a JPEG; what follows its end is none of them, such as the film of a moving photo. */
export function jpegParts(bytes: Uint8Array): Part[] | undefined {
  const parts = [part(bytes, '', 0, 2, 2)];
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    const name = marker.toString(16);
    // A byte that only fills up.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) return [...parts, part(bytes, name, at, at + 2, at + 2)];
    const size = 2 + viewOf(bytes).getUint16(at + 2);
    const end = marker === 0xda ? scanEnd(bytes, at + size) : at + size;
    parts.push(part(bytes, name, at, at + 4, end));
    at = end;
  }
  return undefined;
}

/** Where the pixels end: at the next marker that does not stand within pixels. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** The parts of a PNG. @returns undefined where the file was cut off */
export function pngParts(bytes: Uint8Array): Part[] | undefined {
  const parts = [part(bytes, '', 0, 8, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + viewOf(bytes).getUint32(at);
    const name = latin(bytes, at + 4, at + 8);
    parts.push(part(bytes, name, at, at + 8, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

/** The parts of a WebP. @returns undefined where the file was cut off */
export function webpParts(bytes: Uint8Array): Part[] | undefined {
  const parts = [part(bytes, '', 0, 12, 12)];
  const length = 8 + viewOf(bytes).getUint32(4, true);
  let at = 12;
  while (at < length && at + 8 <= bytes.length) {
    const size = viewOf(bytes).getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    parts.push(part(bytes, latin(bytes, at, at + 4), at, at + 8, end));
    at = end;
  }
  // Some programs leave out the byte that fills up the last part.
  return at >= length && at <= bytes.length + 1 ? parts : undefined;
}

const part = (bytes: Uint8Array, name: string, from: number, data: number, to: number): Part => ({
  name,
  data: bytes.subarray(data, to),
  bytes: bytes.subarray(from, to),
});

/** Puts parts together. In a WebP, size and list of contents are made those of what is left. */
export function joined(parts: readonly Part[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, one) => sum + one.bytes.length, 0));
  let at = 0;
  for (const one of parts) {
    bytes.set(one.bytes, at);
    at += one.bytes.length;
  }
  if (parts[1]?.name !== 'VP8X') return bytes;
  viewOf(bytes).setUint32(4, bytes.length - 8, true);
  const contents = { ICCP: 0x20, EXIF: 0x08, 'XMP ': 0x04 };
  for (const [name, flag] of Object.entries(contents))
    if (!parts.some((one) => one.name === name)) bytes[20] = (bytes[20] ?? 0) & ~flag;
  return bytes;
}

/** The numbers in the first directory of a TIFF by their tags. EXIF has the same form. */
export function tiffNumbers(bytes: Uint8Array): Map<number, number> {
  const view = viewOf(bytes);
  const isLittle = bytes[0] === 0x49;
  const numbers = new Map<number, number>();
  if (bytes.length < 8) return numbers;
  const start = view.getUint32(4, isLittle) + 2;
  const count = start <= bytes.length ? view.getUint16(start - 2, isLittle) : 0;
  for (let at = start; at < start + count * 12 && at + 12 <= bytes.length; at += 12) {
    const isShort = view.getUint16(at + 2, isLittle) === 3;
    const number = isShort ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle);
    numbers.set(view.getUint16(at, isLittle), number);
  }
  return numbers;
}
