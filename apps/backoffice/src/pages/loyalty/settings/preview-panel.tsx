import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LoyaltySubject } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { PreviewFigure } from '@trevo/contract/ops/giving/loyalty.ts'
import { formatAmount, formatDecimal, formatMoment, formatReais } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { previewQuery } from './loyalty-queries.ts'
import { MemberView } from './member-view.tsx'
import type { Draft } from './setting-draft.ts'
import styles from './settings.module.css'

const shown = ({ kind }: PreviewFigure, value: string | null): string => {
  if (value === null) return '–'
  return kind === 'money' ? formatAmount(value) : formatDecimal(value)
}

/** What the setting costs, now and then; what is over its bound is named. */
const Figures = ({ figures }: { readonly figures: readonly PreviewFigure[] }) => {
  const t = useT()
  return (
    <table className={`o-table ${styles['figures']}`}>
      <thead>
        <tr>
          <th scope="col">{t('loyalty.figure')}</th>
          <th scope="col" className="o-number">
            {t('act.now')}
          </th>
          <th scope="col" className="o-number">
            {t('loyalty.next')}
          </th>
          <th scope="col" className="o-number">
            {t('loyalty.bound')}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.code}>
            <td>{t(`loyalty.figure.${figure.code}`)}</td>
            <td className="o-number o-muted">{shown(figure, figure.now)}</td>
            <td className="o-number">
              <b className={figure.isOver ? styles['over'] : undefined}>
                {shown(figure, figure.next)}
              </b>
            </td>
            <td className="o-number o-muted">{shown(figure, figure.bound)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From when on it counts, what it costs, what is wrong, and what members read. */
export const PreviewPanel = ({
  subject,
  setting,
}: {
  readonly subject: LoyaltySubject
  readonly setting: Draft
}) => {
  const t = useT()
  const mayChange = useRight('loyalty.change') !== undefined
  const { data, error } = useQuery({
    ...previewQuery(setting),
    placeholderData: keepPreviousData,
    enabled: mayChange,
  })
  const over = data?.overMissions ?? []
  return (
    <>
      {mayChange && (
        <Panel
          title={t('loyalty.effect')}
          note={
            data &&
            (data.startsAt === null
              ? t('loyalty.atOnce')
              : t('loyalty.startsAt', { at: formatMoment(data.startsAt) }))
          }
        >
          {error && (
            <p role="alert" className={styles['wrong']}>
              {t('loyalty.incomplete')}
            </p>
          )}
          {data?.faults.map((fault) => (
            <p key={fault} role="alert" className={styles['wrong']}>
              {t(`loyalty.fault.${fault}`)}
            </p>
          ))}
          {over.map(({ name, worth, bound }) => (
            <p key={name} role="alert" className={styles['wrong']}>
              {t('loyalty.overMission', {
                name,
                worth: formatReais(worth),
                bound: formatReais(bound),
              })}
            </p>
          ))}
          {data && !error && data.figures.length > 0 && <Figures figures={data.figures} />}
        </Panel>
      )}
      <Panel title={t('loyalty.memberSees')}>
        <MemberView subject={subject} setting={setting} />
      </Panel>
    </>
  )
}
