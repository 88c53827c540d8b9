/** Encodes bytes as base64. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // Arguments of a call are limited.
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

/** Decodes base64. @throws DOMException for any other text */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
