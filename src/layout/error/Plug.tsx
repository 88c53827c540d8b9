import { area, line, wires } from './cable-projection.ts';

/** Where the plug begins and its body ends, on the axis of the jack; and where the boot ends. */
const FRONT = -176;
const BACK = -306;
/** The end of the boot, where the cable comes out. */
export const BOOT_END = -396;

/** Half the width and half the height of the body, and of both ends of the boot. */
const [W, H] = [42, 31];
const [BOOT_W, BOOT_H, END_W, END_H] = [34, 24, 17, 14];

/** The plug from behind and above: its clear body with eight wires, its latch, and nearest its boot. */
export const Plug = () => (
  <g className="plug">
    <path className="plug-body" d={area([BACK, W, H], [BACK, -W, H], [BACK, -W, -H], [BACK, W, -H])} />
    <path className="plug-body" d={area([BACK, -W, H], [FRONT, -W, H], [FRONT, -W, -H], [BACK, -W, -H])} />
    <path className="plug-body" d={area([BACK, W, H], [FRONT, W, H], [FRONT, -W, H], [BACK, -W, H])} />
    <path
      className="plug-wires"
      d={wires(64)
        .map((y) => line([BACK + 6, y, H], [FRONT - 5, y, H]))
        .join('')}
    />
    {/* At the front each wire ends in a contact, seen through the body, and the last one from its side. */}
    <path
      className="plug-contacts"
      d={wires(64)
        .map((y) => line([FRONT - 26, y, H], [FRONT - 5, y, H]))
        .join('')}
    />
    <path
      className="plug-contact"
      d={area(
        [FRONT - 26, -W, -H],
        [FRONT - 5, -W, -H],
        [FRONT - 5, -W, 0],
        [FRONT - 14, -W, 0],
        [FRONT - 14, -W, -12],
        [FRONT - 26, -W, -12],
      )}
    />
    <path
      className="plug-latch"
      d={area(
        [FRONT, -13, H],
        [FRONT, -13, H + 7],
        [BACK + 12, -13, H + 24],
        [BACK + 12, -13, H + 14],
        [FRONT - 44, -13, H],
      )}
    />
    <path
      className="plug-latch"
      d={area(
        [BACK + 12, 13, H + 24],
        [BACK + 12, -13, H + 24],
        [BACK + 12, -13, H + 14],
        [BACK + 12, 13, H + 14],
      )}
    />
    <path
      className="plug-latch"
      d={area([FRONT, 13, H + 7], [FRONT, -13, H + 7], [BACK + 12, -13, H + 24], [BACK + 12, 13, H + 24])}
    />
    <path
      className="plug-boot"
      d={area(
        [BACK, BOOT_W, BOOT_H],
        [BACK, -BOOT_W, BOOT_H],
        [BOOT_END, -END_W, END_H],
        [BOOT_END, END_W, END_H],
      )}
    />
    <path
      className="plug-boot"
      d={area(
        [BACK, -BOOT_W, BOOT_H],
        [BACK, -BOOT_W, -BOOT_H],
        [BOOT_END, -END_W, -END_H],
        [BOOT_END, -END_W, END_H],
      )}
    />
    <path
      className="plug-boot"
      d={area(
        [BOOT_END, END_W, END_H],
        [BOOT_END, -END_W, END_H],
        [BOOT_END, -END_W, -END_H],
        [BOOT_END, END_W, -END_H],
      )}
    />
    <path className="plug-ribs" d={[0.42, 0.56, 0.7, 0.84].map(rib).join('')} />
  </g>
);

/** A rib around the soft end of the boot, on the two sides that are seen; 0 is at the body, 1 at the cable. */
function rib(at: number): string {
  const x = BACK + at * (BOOT_END - BACK);
  const y = BOOT_W + at * (END_W - BOOT_W);
  const z = BOOT_H + at * (END_H - BOOT_H);
  return line([x, y, z], [x, -y, z], [x, -y, -z]);
}
