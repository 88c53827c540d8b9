import { SaxesParser } from 'saxes';

/** Something that a drawing on a website cannot have. */
export interface UnsafePart {
  /** `<script>`, `a link to “https://…”` … */
  what: string;
  /** Where the tag around it begins. */
  offset: number;
}

const words = (list: string) => new Set(list.split(/\s+/));

const SVG = 'http://www.w3.org/2000/svg';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Everything that draws and stands still. Of the filters, those that drawing programs make of a shadow. */
const ELEMENTS = words(`svg g defs symbol use title desc style path rect circle ellipse line polyline polygon
  text tspan textPath image linearGradient radialGradient stop pattern clipPath mask marker
  filter feGaussianBlur feOffset feColorMatrix feFlood feBlend feComposite`);

/** Properties, as attributes and in style sheets. */
const PROPERTIES = words(`fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow
  clip-path clip-rule mask mask-type filter flood-color flood-opacity stop-color stop-opacity paint-order
  vector-effect shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters
  mix-blend-mode isolation enable-background transform transform-box transform-origin translate scale rotate
  animation x y cx cy r rx ry width height marker marker-start marker-mid marker-end font font-family font-size
  font-style font-variant font-weight letter-spacing word-spacing line-height text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift white-space`);

const ATTRIBUTES =
  words(`viewBox preserveAspectRatio version d points x1 y1 x2 y2 dx dy fx fy fr offset pathLength
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform maskUnits
  maskContentUnits clipPathUnits filterUnits primitiveUnits markerUnits markerWidth markerHeight refX refY orient
  textLength lengthAdjust startOffset in in2 result stdDeviation mode operator k1 k2 k3 k4 values`);

/** Attributes of words, which mean nothing to a browser. */
const TEXTS = /^(?:id|class|role|lang|type|aria-[a-z]+|data-[\w-]+)$/;

/** Functions in styles, none of which loads anything. */
const FUNCTIONS = words(`rgb rgba hsl hsla var calc min max clamp translate translateX translateY scale scaleX
  scaleY rotate skewX skewY matrix cubic-bezier steps media not is where nth-child nth-of-type`);

const PICTURE = /^data:image\/(?:png|jpeg);base64,[\w+/=\s]*$/;

/**
 * Looks for the first thing in a drawing that a website must not show: what runs, what loads something, and what nobody
 * has said is safe. Browsers read drawings as XML, so this does too; no spelling of a script looks like anything else.
 * @returns undefined for a safe drawing
 */
export function unsafePart(svg: string): UnsafePart | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let found: UnsafePart | undefined;
  let [offset, element, style] = [0, '', ''];
  const report = (what: string | undefined) => {
    if (what !== undefined) found ??= { what, offset };
  };
  const here = (start: string) => {
    offset = Math.max(0, svg.lastIndexOf(start, parser.position));
  };
  parser.on('error', () => {
    offset = parser.position;
    report('a part that cannot be read');
  });
  parser.on('doctype', () => report('a line that begins with <!DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => {
    here(`<?${target}`);
    report(`a line that begins with <?${target}`);
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8') report('characters of another encoding than UTF-8');
  });
  parser.on('opentagstart', ({ name }) => here(`<${name}`));
  parser.on('opentag', ({ name, uri, local, attributes }) => {
    // What is inside of a style sheet is no part of it, but what stands behind that is.
    if (uri !== SVG || !ELEMENTS.has(local) || element === 'style') report(`<${name}>`);
    element = local;
    for (const attribute of Object.values(attributes)) report(unsafeAttribute(local, attribute));
  });
  const addStyle = (text: string) => {
    if (element === 'style') style += text;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', () => {
    if (element === 'style') report(unsafeStyle(style));
    [element, style] = ['', ''];
  });
  parser.write(svg).close();
  return found;
}

interface Attribute {
  name: string;
  prefix: string;
  local: string;
  uri: string;
  value: string;
}

function unsafeAttribute(element: string, { name, prefix, local, uri, value }: Attribute) {
  if (prefix === 'xmlns' || name === 'xmlns') return undefined;
  if (uri === XML && (local === 'space' || local === 'lang')) return undefined;
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    const isOwn = value.startsWith('#') || (element === 'image' && PICTURE.test(value));
    return isOwn ? undefined : `a link to “${value.slice(0, 60)}”`;
  }
  if (uri === '' && TEXTS.test(local)) return undefined;
  if (uri === '' && local === 'style') return unsafeStyle(value);
  if (uri !== '' || !(ATTRIBUTES.has(local) || PROPERTIES.has(local))) return `the attribute “${name}”`;
  return unsafeValue(value);
}

/** Values of attributes are styles to browsers: they know escapes and addresses as well. */
function unsafeValue(css: string): string | undefined {
  if (css.includes('\\')) return 'a style with the sign “\\”';
  const called = css.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '').matchAll(/([\w-]+)\(/g);
  for (const [, name = ''] of called) if (!FUNCTIONS.has(name)) return `a style with “${name}(…)”`;
  return undefined;
}

/** A style sheet, or the declarations of an attribute. What loads is found before anything is taken apart. */
function unsafeStyle(css: string): string | undefined {
  const [rule] = /@(?!media\b|keyframes\b)[\w-]*/.exec(css) ?? [];
  if (rule !== undefined) return `a style with “${rule}”`;
  const unsafe = unsafeValue(css);
  if (unsafe !== undefined) return unsafe;
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)([{};]|$)/g)) {
    const property = text.split(':', 1)[0]?.trim() ?? '';
    if (end === '{' || property === '' || property.startsWith('--') || PROPERTIES.has(property)) continue;
    return `a style with “${property}”`;
  }
  return undefined;
}
