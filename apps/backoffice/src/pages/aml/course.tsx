import type { AmlEvent } from '@trevo/contract/ops/compliance/aml.ts'
import { formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'

/** Events whose text is written by the server for itself. */
const silent: ReadonlySet<AmlEvent['kind']> = new Set(['opened', 'due_soon', 'overdue'])

const describe = (t: T, { kind, operator, text, reference }: AmlEvent): string =>
  [t(`aml.event.${kind}`), operator, silent.has(kind) ? null : text, reference]
    .filter((one) => one !== null && one !== '')
    .join(' · ')

/** Everything that happened, the newest first. */
export const Course = ({ events }: { readonly events: readonly AmlEvent[] }) => {
  const t = useT()
  return (
    <Panel title={t('aml.course')}>
      <FactList
        items={events.toReversed().map((event) => ({
          label: formatMoment(event.at),
          value: describe(t, event),
          tone: event.kind === 'overdue' ? 'bad' : event.kind === 'due_soon' ? 'warn' : undefined,
        }))}
      />
    </Panel>
  )
}
