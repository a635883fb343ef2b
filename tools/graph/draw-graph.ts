import type { Arrow, Graph } from './build-graph.ts'

const box = { width: 142, height: 36, gap: 14, perRow: 11 }
const rowHeight = 104
const margin = { side: 110, top: 84, bottom: 30 }
const width = margin.side * 2 + box.perRow * (box.width + box.gap)

type Place = { readonly x: number; readonly y: number }

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const splitRow = (row: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(row.length / box.perRow) }, (_, at) =>
    row.slice(at * box.perRow, (at + 1) * box.perRow),
  )

/** Puts a folder near those it shares arrows with, so that fewer arrows cross. */
const orderRows = (rows: readonly (readonly string[])[], arrows: readonly Arrow[]): string[][] => {
  const ordered = rows.map((row) => [...row])
  const middleOf = (name: string): number => {
    const near = arrows.flatMap(({ from, to }) => (from === name ? to : to === name ? from : []))
    const places = near.flatMap((other) =>
      ordered
        .filter((row) => row.includes(other))
        .map((row) => (row.indexOf(other) + 0.5) / row.length),
    )
    return places.length === 0 ? 0.5 : places.reduce((sum, at) => sum + at, 0) / places.length
  }
  for (let round = 0; round < 4; round += 1) {
    for (const row of ordered) {
      const middles = new Map(row.map((name) => [name, middleOf(name)]))
      row.sort(
        (one, other) =>
          (middles.get(one) ?? 0) - (middles.get(other) ?? 0) || (one < other ? -1 : 1),
      )
    }
  }
  return ordered
}

const drawArrow = (
  { from, to, count }: Arrow,
  places: ReadonlyMap<string, Place>,
  kind: string,
  at: number,
): string => {
  const [start, end] = [places.get(from), places.get(to)]
  if (!start || !end) return ''
  const runsDown = end.y > start.y
  const isLevel = end.y === start.y
  const y1 = start.y + (runsDown ? box.height / 2 : -box.height / 2)
  const y2 = end.y + (runsDown || isLevel ? -box.height / 2 : box.height / 2)
  const bend = isLevel ? -46 : (y2 - y1) / 2
  const [c1, c2] = isLevel ? [y1 + bend, y2 + bend] : [y1 + bend, y2 - bend]
  // Counts are at different places along their arrows, so that they do not overlap.
  const t = 0.3 + (at % 5) * 0.1
  const along = (p0: number, p1: number, p2: number, p3: number): number =>
    Math.round(
      (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3,
    )
  const label = { x: along(start.x, start.x, end.x, end.x), y: along(y1, c1, c2, y2) }
  const curve = `M${start.x} ${y1}C${start.x} ${c1} ${end.x} ${c2} ${end.x} ${y2}`
  const stroke = (0.6 + Math.log2(1 + count) / 3).toFixed(2)
  return `<g class="${kind}"><title>${escape(`${from} → ${to}: ${count}`)}</title>
<path d="${curve}" stroke-width="${stroke}" marker-end="url(#tip-${kind})"/>
<text x="${label.x}" y="${label.y}">${count}</text></g>`
}

const drawFolder = (name: string, { x, y }: Place, graph: Graph): string => {
  const isInCircle = graph.folderCircles.some((circle) => circle.includes(name))
  const count = graph.files.get(name) ?? 0
  const corner = `x="${x - box.width / 2}" y="${y - box.height / 2}"`
  return `<g class="${isInCircle ? 'folder circle' : 'folder'}">
<rect ${corner} width="${box.width}" height="${box.height}" rx="6"/>
<text x="${x}" y="${y - 2}">${escape(name)}</text>
<text class="files" x="${x}" y="${y + 12}">${count} ${count === 1 ? 'file' : 'files'}</text></g>`
}

const style = `text{font:11px system-ui,sans-serif;text-anchor:middle;fill:#1b2330}
.title{font-size:18px;font-weight:600;text-anchor:start}.legend{text-anchor:start}
.floor rect{fill:#f3f5f8}.floor text{text-anchor:start;font-weight:600;font-size:13px}
.folder rect{fill:#fff;stroke:#5b6b82}.folder.circle rect{fill:#fde8e8;stroke:#c81e1e;stroke-width:2}
.files{font-size:9px;fill:#5b6b82}
path{fill:none}.down path{stroke:#8a97aa;opacity:.45}.beside path{stroke:#b45309;opacity:.8}.against path{stroke:#c81e1e;opacity:.75}
.down text,.beside text,.against text{font-size:9px;paint-order:stroke;stroke:#fff;stroke-width:3px}
.down text{fill:#5b6b82}.beside text{fill:#b45309}.against text{fill:#c81e1e}`

const tipShape =
  'viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"'
const tips = [
  ['down', '#8a97aa'],
  ['beside', '#b45309'],
  ['against', '#c81e1e'],
]
  .map(
    ([kind, colour]) =>
      `<marker id="tip-${kind}" ${tipShape}><path d="M0 0L8 4L0 8z" style="fill:${colour};stroke:none"/></marker>`,
  )
  .join('')

const drawLegend = (graph: Graph): string => {
  const files = [...graph.files.values()].reduce((sum, count) => sum + count, 0)
  const counts = [
    `${graph.files.size} folders, ${files} files, ${graph.arrows.length} arrows with their number of imports`,
    `circles of folders: ${graph.folderCircles.length}`,
    `circles of files: ${graph.fileCircles.length} (${graph.fileCircles.flat().length} files)`,
  ]
  return `<text class="legend" x="24" y="50">${counts.join('; ')}</text>
<text class="legend" x="24" y="68">grey: to a floor below; brown: within a floor; red: in a circle, or to a floor above</text>`
}

const placeFolders = (graph: Graph) => {
  const places = new Map<string, Place>()
  const floorOf = new Map<string, number>()
  const bands: string[] = []
  let y = margin.top
  for (const { name, rows } of graph.floors.toReversed()) {
    const split = orderRows(rows.toReversed().flatMap(splitRow), graph.arrows)
    const height = split.length * rowHeight
    bands.push(`<g class="floor">
<rect x="12" y="${y}" width="${width - 24}" height="${height - 10}" rx="8"/>
<text x="24" y="${y + 20}">${escape(name)}</text></g>`)
    split.forEach((row, at) => {
      // Short rows are shifted alternately, so that they do not hide the arrows to the next one.
      const middle = width / 2 + (row.length < 4 ? [-1.5, 0, 1.5][at % 3]! * box.width : 0)
      row.forEach((folder, column) => {
        const x = middle + (column - (row.length - 1) / 2) * (box.width + box.gap)
        places.set(folder, { x: Math.round(x), y: y + at * rowHeight + rowHeight / 2 })
        floorOf.set(folder, -y)
      })
    })
    y += height
  }
  return { places, floorOf, bands, height: y + margin.bottom }
}

/** One picture of the graph as SVG; the same graph gives the same text. */
export const drawGraph = (title: string, graph: Graph): string => {
  const { places, floorOf, bands, height } = placeFolders(graph)
  const kindOf = ({ from, to }: Arrow): string => {
    const [fromFloor, toFloor] = [floorOf.get(from) ?? 0, floorOf.get(to) ?? 0]
    const isCircle = graph.folderCircles.some((one) => one.includes(from) && one.includes(to))
    if (isCircle || fromFloor < toFloor) return 'against'
    return fromFloor === toFloor ? 'beside' : 'down'
  }
  const arrows = graph.arrows.map((arrow, at) => drawArrow(arrow, places, kindOf(arrow), at))
  const folders = [...places].map(([name, place]) => drawFolder(name, place, graph))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${escape(title)}</title><style>${style}</style><defs>${tips}</defs><rect width="100%" height="100%" fill="#fff"/>
<text class="title" x="24" y="30">${escape(title)}</text>
${[drawLegend(graph), ...bands, ...arrows, ...folders].join('\n')}
</svg>
`
}
