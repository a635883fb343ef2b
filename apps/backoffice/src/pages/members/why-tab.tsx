import type { Reason } from '@trevo/contract/wps/security/standing.ts'
import { describeReason } from '@trevo/i18n/reasons/describe-reason.ts'
import { useQuery } from '@tanstack/react-query'
import { classNames } from '@trevo/ui/class-names.ts'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading, RecordFailed } from '../../shell/page-states.tsx'
import styles from './why-tab.module.css'
import { memberReasonsQuery } from './use-members.ts'

const ReasonPanel = ({ reason }: { readonly reason: Reason }) => {
  const t = useT()
  const { title, facts, steps } = describeReason(reason, {
    t,
    money: formatReais,
    moment: formatMoment,
  })
  return (
    <Panel title={title}>
      <dl className={styles['reason']}>
        {[
          ...facts,
          ...(steps.length > 0 ? [{ label: t('standing.why.steps'), text: steps.join(' ') }] : []),
        ].map(({ label, text }) => (
          <div key={label}>
            <dt className="o-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** What restricts or delays something for a member, in the words that the member reads. */
export const WhyTab = ({ memberId }: { readonly memberId: string }) => {
  const t = useT()
  const { data, isPending, error } = useQuery(memberReasonsQuery(memberId))
  if (isPending) return <PartLoading />
  if (!data) return <RecordFailed error={error} />
  return (
    <section aria-label={t('members.reasons')} className={styles['reasons']}>
      <p className="o-muted">{t('members.reasonsHint')}</p>
      {data.reasons.length === 0 && (
        <Panel title={t('members.reasons')}>
          <p className={classNames('o-muted', styles['none'])}>{t('standing.none')}</p>
        </Panel>
      )}
      {data.reasons.map((reason, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- read as a whole, in this order
        <ReasonPanel key={`${reason.kind} ${index}`} reason={reason} />
      ))}
    </section>
  )
}
