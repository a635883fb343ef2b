import { tileStyle } from '@trevo/art/tile-key.ts'
import type { ServicePart, ServiceVendor } from '@trevo/contract/wps/status/service-status.ts'
import { formatCount, formatDateTime } from '@trevo/i18n/format.ts'
import { hueOf } from '@trevo/ui/game-tile/game-tile.tsx'
import { VendorDrawing } from '@trevo/ui/game-tile/vendor-drawing.tsx'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { DayBar } from './day-bar.tsx'
import { writeSpan } from './write-span.ts'
import styles from './status.module.css'

/** The mark of a vendor, in its own colour. */
const Mark = ({ vendor: { vassalage, nodeId } }: { readonly vendor: ServiceVendor }) => (
  <span
    className={styles['mark']}
    style={{ '--hue': hueOf(vassalage) } as CSSProperties} // a custom property
  >
    <VendorDrawing style={tileStyle(nodeId)} />
  </span>
)

/** What a part is called: a vendor by its own name. */
export const usePartName = () => {
  const t = useText('status')
  return ({ kind, vendor }: Pick<ServicePart, 'kind' | 'vendor'>): string =>
    vendor?.name ?? t(`status.part.${kind}`)
}

/** What was measured of a part, as sentences. */
const useFacts = () => {
  const t = useText('status')
  const { locale } = useLanguage()
  return (part: ServicePart): readonly string[] => {
    const { kind, state, medianSec, latePercent, waitingLate, windowMin, lateAfterSec } = part
    const facts: string[] = []
    if (medianSec !== null && kind !== 'site' && kind !== 'sports') {
      // In whole seconds: what took less is within one.
      facts.push(t(`status.median.${kind}`, { time: writeSpan(Math.max(1, medianSec), locale) }))
    }
    if (latePercent === 0 && (kind === 'site' || kind === 'sports')) {
      facts.push(t(`status.good.${kind}`))
    }
    if (latePercent !== null && latePercent > 0) {
      const limit = writeSpan(lateAfterSec, locale)
      facts.push(t(`status.late.${kind}`, { percent: latePercent, limit }))
    }
    if (waitingLate !== null && waitingLate > 0) {
      const written = formatCount(waitingLate, locale)
      facts.push(t('status.waitingLate', { count: waitingLate, written }))
    }
    if (latePercent === null && state !== 'off') {
      const time = writeSpan(windowMin * 60, locale)
      facts.push(t(state === 'working' ? 'status.answers' : 'status.nothing', { time }))
    }
    if (state === 'unknown') {
      facts.push(
        part.measuredAt === null
          ? t('status.never')
          : t('status.last', { at: formatDateTime(new Date(part.measuredAt), locale) }),
      )
    }
    return facts
  }
}

/** A part with its state in words, what was measured, and its last 30 days. */
export const PartCard = ({ part }: { readonly part: ServicePart }) => {
  const t = useText('status')
  const nameOf = usePartName()
  const factsOf = useFacts()
  const name = nameOf(part)
  const facts = factsOf(part)
  return (
    <li className={styles['part']}>
      <div className={styles['name']}>
        {part.vendor && <Mark vendor={part.vendor} />}
        <h3>{name}</h3>
        <b data-state={part.state}>{t(`status.state.${part.state}`)}</b>
      </div>
      {facts.length > 0 && <p>{facts.join(' ')}</p>}
      <DayBar part={name} days={part.days} />
    </li>
  )
}
