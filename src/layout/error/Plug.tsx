import { BACK, Boot } from './Boot.tsx';
import { area, block, line, wires } from './cable-projection.ts';

/** Where the plug begins, on the axis of the jack. */
const FRONT = -176;

/** Half the width and half the height of the body. */
const [W, H] = [42, 31];

/** The latch: the end of its foot on the body, its own end above the boot, half its width, and the heights of its sides. */
const [FOOT, END, NARROW, LOW, HIGH] = [FRONT - 40, BACK - 12, 13, H + 11, H + 18];

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
    <path className="plug-back" d={area([BACK, W, H], [BACK, -W, H], [BACK, -W, -H], [BACK, W, -H])} />
    <path
      className="plug-shade"
      d={area([FRONT, NARROW, H], [BACK, NARROW, H], [BACK, -NARROW - 6, H], [FRONT, -NARROW - 6, H])}
    />
    <path className="plug-latch" d={block(FRONT, FOOT, 21, H, HIGH)} />
    <path className="plug-latch" d={block(FOOT, END, NARROW, LOW, HIGH)} />
    <path
      className="plug-grip"
      d={[12, 20, 28]
        .map((from) => line([END + from, NARROW - 3, HIGH], [END + from, 3 - NARROW, HIGH]))
        .join('')}
    />
    <Boot />
  </g>
);
