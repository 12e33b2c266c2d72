import type { JSX } from "preact";
import { repositoryFolderUrl } from "../model/repository.ts";
import { type HousePackage, houseRows } from "./house.ts";

const BOX = { width: 168, height: 44, gapX: 24, gapY: 52 };

interface Placed extends HousePackage {
  readonly x: number;
  readonly y: number;
}

/** Draws the packages of the repository and the dependencies in their source code. */
export function HouseDiagram(): JSX.Element {
  const rows = houseRows();
  const width = Math.max(...rows.map((row) => rowWidth(row.length)));
  const boxes = rows.flatMap((row, index) => placeRow(row, index, width));
  const height = rows.length * (BOX.height + BOX.gapY) - BOX.gapY;
  return (
    <figure class="house">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the diagram scrolls on phones and must be reachable by keyboard */}
      <div class="scroll" tabIndex={0}>
        {/* biome-ignore lint/a11y/useSemanticElements: its boxes are links, and SVG has no other element for a group */}
        <svg
          viewBox={`-1 -1 ${width + 2} ${height + 2}`}
          width={width}
          role="group"
          aria-labelledby="house-title"
        >
          <title id="house-title">Packages of the repository and their dependencies</title>
          {boxes.flatMap((box) =>
            box.from.map((name) => <Arrow key={`${name} ${box.name}`} from={find(boxes, name)} to={box} />),
          )}
          {boxes.map((box) => (
            <Box key={box.name} box={box} />
          ))}
        </svg>
      </div>
      <figcaption>
        Each package depends on packages above it. The diagram is generated from their imports.
      </figcaption>
    </figure>
  );
}

function rowWidth(boxes: number): number {
  return boxes * (BOX.width + BOX.gapX) - BOX.gapX;
}

/** Lays out the boxes of a row, centred. */
function placeRow(row: readonly HousePackage[], index: number, width: number): Placed[] {
  const start = (width - rowWidth(row.length)) / 2;
  return row.map((each, column) => ({
    ...each,
    x: start + column * (BOX.width + BOX.gapX),
    y: index * (BOX.height + BOX.gapY),
  }));
}

function find(boxes: readonly Placed[], name: string): Placed {
  return boxes.find((box) => box.name === name) as Placed;
}

function Arrow({ from, to }: { from: Placed; to: Placed }): JSX.Element {
  const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height];
  const [x2, y2] = [to.x + BOX.width / 2, to.y];
  const bend = (y2 - y1) / 2;
  return <path class="arrow" d={`M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`} />;
}

function Box({ box: { name, description, folder, x, y } }: { box: Placed }): JSX.Element {
  return (
    <a href={repositoryFolderUrl(folder)}>
      <title>{description}</title>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx="6" />
      <text x={x + BOX.width / 2} y={y + BOX.height / 2 + 4.5} text-anchor="middle">
        {name}
      </text>
    </a>
  );
}
