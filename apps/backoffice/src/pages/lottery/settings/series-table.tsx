import type { LotterySettings } from '@trevo/contract/ops/lottery/settings.ts'
import { formatRate } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { Panel } from '../../../parts/panel.tsx'
import type { SeriesPlace } from './series-dialog.tsx'

type Props = {
  readonly settings: LotterySettings
  readonly onChange: (place: SeriesPlace) => void
}

/** Rules of series by group of lotteries and prize mode; groups without one are offered below. */
export const SeriesTable = ({ settings: { series, groupCodes }, onChange }: Props) => {
  const t = useT()
  const mayChange = useRight('lottery.change') !== undefined
  const missing = groupCodes.filter((code) => series.every(({ groupCode }) => groupCode !== code))
  return (
    <Panel title={t('lottery.series')} note={t('lottery.seriesNote')}>
      <div className="o-scroll">
        <table className="o-table" aria-label={t('lottery.series')}>
          <thead>
            <tr>
              <th scope="col">{t('lottery.seriesGroup')}</th>
              <th scope="col">{t('lottery.prizeMode')}</th>
              <th scope="col" className="o-number">
                {t('lottery.seriesLowest')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.seriesHighest')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.seriesGiven')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.returns')}
              </th>
              <th scope="col">{t('word.change')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map((rule) => (
              <tr key={`${rule.groupCode} ${rule.prizeModeId}`}>
                <td>{rule.groupCode}</td>
                <td>{t(rule.prizeModeId === 2 ? 'lottery.mode.zy' : 'lottery.mode.usual')}</td>
                <td className="o-number">{rule.lowest}</td>
                <td className="o-number">{rule.betHighest}</td>
                <td className="o-number">{rule.given}</td>
                <td className="o-number">{formatRate(rule.returnBp)}</td>
                <td>
                  {mayChange && rule.prizeModeId !== 2 && (
                    <button type="button" className="o-link" onClick={() => onChange(rule)}>
                      {t('word.change')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
            {missing.map((groupCode) => (
              <tr key={groupCode}>
                <td>{groupCode}</td>
                <td colSpan={5} className="o-muted">
                  {t('lottery.seriesMissing')}
                </td>
                <td>
                  {mayChange && (
                    <button
                      type="button"
                      className="o-link"
                      onClick={() => onChange({ groupCode, prizeModeId: 1 })}
                    >
                      {t('word.add')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
