import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SettingsPreview } from '@trevo/contract/ops/payments/cashier-settings.ts'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Settings } from './setting-fields.ts'
import { settingGroups, type GroupName } from './setting-groups.ts'
import styles from './cashier.module.css'

/** Both ways side by side, in number and sum. */
const Lines = ({ lines }: Pick<SettingsPreview, 'lines'>) => {
  const t = useT()
  return (
    <table className={`o-table ${styles['ways']}`}>
      <thead>
        <tr>
          <th scope="col">{t('cashier.preview.way')}</th>
          <th scope="col" className="o-number">
            {t('act.now')}
          </th>
          <th scope="col" className="o-number">
            {t('cashier.preview.after')}
          </th>
          <th scope="col" className="o-number">
            {t('cashier.preview.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, before, after }) => (
          <tr key={code}>
            <td>{t(`cashier.way.${code}`)}</td>
            <td className="o-number o-muted">{before.count}</td>
            <td className="o-number">
              <b className={before.count === after.count ? undefined : styles['moved']}>
                {after.count}
              </b>
            </td>
            <td className="o-number">{formatAmount(after.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Examples = ({ examples }: Pick<SettingsPreview, 'examples'>) => {
  const t = useT()
  if (examples.length === 0) return <p className={styles['none']}>{t('cashier.preview.none')}</p>
  return (
    <ul className={styles['examples']}>
      {examples.map(({ id, at, amount, before, after }) => (
        <li key={id}>
          <span className="o-muted">{formatMoment(at)}</span>
          <b>{formatAmount(amount)}</b>
          <span>
            {t(`cashier.way.${before}`)} → {t(`cashier.way.${after}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the change would have done over the last seven days. */
export const PreviewPanel = ({
  group,
  change,
}: {
  readonly group: GroupName
  readonly change: Settings
}) => {
  const t = useT()
  const isChange = Object.keys(change).length > 0
  const { data, error } = useQuery({
    queryKey: ['settings preview', group, change],
    queryFn: () => settingGroups[group].preview(change),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Panel
      title={t('cashier.preview.title')}
      note={data && t('cashier.preview.count', { count: data.count })}
    >
      {!isChange && <p className={styles['none']}>{t('cashier.preview.unchanged')}</p>}
      {error && (
        <p role="alert" className={styles['wrong']}>
          {error.message}
        </p>
      )}
      {data && !error && <Lines lines={data.lines} />}
      {data?.isCut && <p className={styles['none']}>{t('cashier.preview.cut')}</p>}
      {data && isChange && !error && <Examples examples={data.examples} />}
    </Panel>
  )
}
