import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import { buildFlags } from './build-flags.ts'
import * as build from './build-pictures.ts'
import { buildLotteries, buildVendors } from './build-vendors.ts'
import { openDrawings } from './drawings.ts'
import { soloDrawings } from './icon-names.ts'
import { openPictureStore } from './picture-store.ts'
import type { TileArt } from './tile-svg.ts'
import { tileTitles, titleDrawings } from './titles.ts'

/** How many pictures are encoded at a time: as many as libuv has threads. */
const concurrency = 4

/**
 * Draws everything that the sites and games show into `folder`, skipping what already exists. `titles`
 * adds tiles of games outside our own rules, e.g. the rows of a catalogue.
 */
export const buildArt = async (
  folder: string,
  titles: readonly TileArt[] = [],
): Promise<{ made: number; kept: number }> => {
  const pictures = await openPictureStore(folder)
  const workshop = { drawings: openDrawings(folder), pictures }
  await build.buildFonts(workshop)
  await build.buildIconStrips(workshop)
  await build.buildAppIcons(workshop)
  await buildFlags(workshop)
  await buildVendors(workshop)
  await buildLotteries(workshop)
  // Before those that a title needs in two of these sizes, so that each is drawn once.
  await pMap(soloDrawings, (name) => build.buildSolo(workshop, name), { concurrency })
  const ours = await tileTitles()
  await pMap([...ours, ...titles], (art) => build.buildTile(workshop, art), { concurrency })
  const symbols = new Set(titles.map(({ symbols: [first] }) => first))
  await pMap(symbols, (name) => build.buildSolo(workshop, name, [96]), { concurrency })
  const drawn = new Set(titleDrawings(ours))
  await pMap(drawn, (name) => build.buildSolo(workshop, name, [96, 384]), { concurrency })
  return pictures.close()
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string' }, titles: { type: 'string' } } })
  const started = performance.now()
  const folder = values.out ?? join(process.cwd(), '.trevo', 'art')
  // The file is the caller's own list of type TileArt.
  const titles = values.titles
    ? (JSON.parse(await readFile(values.titles, 'utf8')) as TileArt[])
    : []
  const { made, kept } = await buildArt(folder, titles)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Art: ${made} files drawn, ${kept} as they were, ${seconds} s, in ${folder}\n`,
  )
}
