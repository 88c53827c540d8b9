import { across, block, line } from './cable-projection.ts';

/** Where the body of the plug ends, on the axis of the jack. */
export const BACK = -306;
/** Where the boot's collar ends and where its soft part does, at which the cable comes out. */
const COLLAR = BACK - 26;
export const BOOT_END = BACK - 92;

/** The radius of the opening for the cable, and the transform of what is drawn at it. */
export const OPENING = 10;
export const AT_OPENING = across([BOOT_END, 0, 0]);

/** Half the width and half the height of the soft part. */
const [W, H] = [25, 19];

/** The boot of a plug: a collar around the end of its body, and a soft part with ribs. */
export const Boot = () => (
  <>
    <g className="plug-boot">
      <path d={block(BACK, COLLAR, 35, -25, 25)} />
      <path d={block(COLLAR, BOOT_END, W, -H, H)} />
    </g>
    <path className="plug-ribs" d={[11, 22, 33, 44, 55].map(rib).join('')} />
    <circle className="plug-hole" r={OPENING} transform={AT_OPENING} />
  </>
);

/** A rib around the soft part, on the two sides that are seen. */
function rib(at: number): string {
  const x = COLLAR - at;
  return line([x, W, H], [x, -W, H], [x, -W, -H]);
}
