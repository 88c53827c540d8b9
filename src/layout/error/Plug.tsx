import { BACK, Boot } from './Boot.tsx';
import { area, line, wires } from './cable-projection.ts';

/** Where the plug begins, on the axis of the jack. */
const FRONT = -176;

/** Half the width and half the height of the body. */
const [W, H] = [42, 31];

/** The latch, from its hinge at the front to its end above the boot: where it narrows, and half its two widths. */
const [NECK, END, WIDE, NARROW] = [FRONT - 46, BACK - 4, 21, 12.5];
/** The height of its upper side at a place, and its thickness. */
const latchAt = (x: number) => H + 6 + (FRONT - x) * 0.17;
const THICK = 6;

/** Across the body at a place, and along its side that is seen. */
const upright = (x: number, y1: number, y2: number, z1: number, z2: number) =>
  area([x, y1, z1], [x, y2, z1], [x, y2, z2], [x, y1, z2]);
const side = (y: number, from: number, to: number) =>
  area(
    [from, y, latchAt(from)],
    [to, y, latchAt(to)],
    [to, y, latchAt(to) - THICK],
    [from, y, latchAt(from) - THICK],
  );

/** The plug from behind and above: its clear body with wires and contacts, its latch, and nearest its boot. */
export const Plug = () => (
  <g className="plug">
    <path
      className="plug-body"
      d={area([BACK, W, H], [FRONT, W, H], [FRONT, -W, H], [FRONT, -W, -H], [BACK, -W, -H], [BACK, W, -H])}
    />
    {/* Seen through it: its front, and each wire with the blade that it ends in. */}
    <path className="plug-hidden" d={line([FRONT, W, H], [FRONT, W, -H], [FRONT, -W, -H])} />
    {wires(62)
      .reverse()
      .map((y) => (
        <g key={y}>
          <path className="plug-wire" d={line([BACK, y, 8], [FRONT - 17, y, 8])} />
          <path
            className="plug-blade"
            d={area([FRONT - 17, y, -H], [FRONT - 11, y, -H], [FRONT - 11, y, 12], [FRONT - 17, y, 12])}
          />
        </g>
      ))}
    <path className="plug-glass" d={area([BACK, W, H], [FRONT, W, H], [FRONT, -W, H], [BACK, -W, H])} />
    <path className="plug-glass" d={area([BACK, -W, H], [FRONT, -W, H], [FRONT, -W, -H], [BACK, -W, -H])} />
    <path className="plug-back" d={upright(BACK, W, -W, H, -H)} />
    <path
      className="plug-shade"
      d={area([FRONT - 8, WIDE, H], [BACK, NARROW, H], [BACK, -NARROW - 6, H], [FRONT - 8, -WIDE - 4, H])}
    />
    <path className="plug-latch" d={upright(NECK, WIDE, NARROW, latchAt(NECK), latchAt(NECK) - THICK)} />
    <path
      className="plug-latch"
      d={area(
        ...([WIDE, -WIDE] as const).map((y): [number, number, number] => [FRONT, y, latchAt(FRONT)]),
        [NECK, -WIDE, latchAt(NECK)],
        [NECK, -NARROW, latchAt(NECK)],
        [END, -NARROW, latchAt(END)],
        [END, NARROW, latchAt(END)],
        [NECK, NARROW, latchAt(NECK)],
        [NECK, WIDE, latchAt(NECK)],
      )}
    />
    <path className="plug-latch" d={side(-WIDE, FRONT, NECK)} />
    <path className="plug-latch" d={side(-NARROW, NECK, END)} />
    <path className="plug-latch" d={upright(NECK, -NARROW, -WIDE, latchAt(NECK), latchAt(NECK) - THICK)} />
    <path className="plug-latch" d={upright(END, NARROW, -NARROW, latchAt(END), latchAt(END) - THICK)} />
    <path
      className="plug-grip"
      d={[12, 20, 28]
        .map((from) =>
          line([END + from, NARROW - 3, latchAt(END + from)], [END + from, 3 - NARROW, latchAt(END + from)]),
        )
        .join('')}
    />
    <Boot />
  </g>
);
