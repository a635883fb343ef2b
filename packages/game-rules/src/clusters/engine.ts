import type { RuleSection } from '../engine/engine.ts'
import { instantEngine } from '../reels/instant-engine.ts'
import { awardList, nameOfKind, reelsRules } from '../reels/rules.ts'
import type { ReelsTexts } from '../reels/reels-texts.ts'
import { playClusters } from './play-clusters.ts'
import type { ClustersTitle } from './types.ts'

export const engine = instantEngine<ClustersTitle>('clusters', playClusters, (title) =>
  reelsRules(
    title,
    (t) => winParagraphs(title, t),
    (t, language) => freeSpinSection(title, t, nameOfKind(title, 'scatter', language) ?? ''),
  ),
)

const winParagraphs = (title: ClustersTitle, t: ReelsTexts): string[] => {
  const { clusterMin, columnCount, rowCount, multipliers, charge, cellMultiplierMax } = title
  return [
    t.clusters({ min: clusterMin, columns: columnCount, rows: rowCount }),
    t.cascades,
    ...(multipliers.length > 1 ? [t.ladder(multipliers)] : []),
    ...(charge ? [t.charge(charge)] : []),
    ...(cellMultiplierMax ? [t.spots(cellMultiplierMax)] : []),
  ]
}

const freeSpinSection = (
  { freeSpins, cellMultiplierMax }: ClustersTitle,
  t: ReelsTexts,
  name: string,
): RuleSection[] => {
  if (!freeSpins) return []
  const { award, retrigger, spinCountMax, multipliers, keeps } = freeSpins
  return [
    {
      heading: t.headings.freeSpins,
      paragraphs: [
        t.freeSpins({ name, awards: awardList(award) }),
        ...(multipliers.length > 1 ? [t.ladder(multipliers)] : []),
        ...(keeps ? [cellMultiplierMax ? t.keepsSpots : t.keepsLadder] : []),
        ...(Object.keys(retrigger).length > 0 ? [t.retrigger(awardList(retrigger))] : []),
        t.spinCountMax(spinCountMax),
      ],
    },
  ]
}
