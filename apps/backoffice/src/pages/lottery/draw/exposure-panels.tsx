import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { formatAmount } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { Panel } from '../../../parts/panel.tsx'
import styles from './draw.module.css'

type Exposure = DeskDraw['exposure']

/** Five steps of colour, by the share of the dearest number. */
const levelOf = (payout: string, most: number): number =>
  most === 0 ? 0 : Math.min(4, Math.floor((Number(payout) / most) * 5))

const ByNumber = ({ numbers }: Pick<Exposure, 'numbers'>) => {
  const t = useT()
  const most = Math.max(0, ...numbers.map(({ payout }) => Number(payout)))
  return (
    <Panel title={t('lottery.exposureByNumber')} note={t('lottery.exposureByNumberNote')}>
      <ol className={styles['heat']}>
        {numbers.map(({ number, payout }) => (
          <li key={number} data-level={levelOf(payout, most)}>
            <b>{String(number).padStart(2, '0')}</b>
            <span>{formatAmount(payout)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const Lines = ({ lines, lineCount }: Exposure) => {
  const t = useT()
  return (
    <Panel title={t('lottery.dearestLines')} note={t('lottery.lineCount', { count: lineCount })}>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('lottery.column.line')}</th>
              <th scope="col">{t('lottery.column.play')}</th>
              <th scope="col" className="o-number">
                {t('lottery.column.payout')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.column.lineLimit')}
              </th>
              <th scope="col">{t('lottery.column.ofLimit')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, 15).map(({ playId, line, payout, limit }) => (
              <tr key={`${playId} ${line}`}>
                <td>
                  <b>{line.replaceAll('_', ' ')}</b>
                </td>
                <td className="o-muted">{playId}</td>
                <td className="o-number">{formatAmount(payout)}</td>
                <td className="o-number o-muted">{limit === null ? '–' : formatAmount(limit)}</td>
                <td>
                  {limit !== null && (
                    <meter
                      min={0}
                      max={Number(limit)}
                      high={Number(limit) * 0.8}
                      optimum={0}
                      value={Number(payout)}
                      aria-label={t('lottery.column.ofLimit')}
                    />
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

/** What lines would cost if they came. */
export const ExposurePanels = ({ exposure }: { readonly exposure: Exposure }) => {
  const t = useT()
  if (exposure.lines.length === 0) {
    return (
      <Panel title={t('lottery.dearestLines')}>
        <p className={styles['note']}>{t('lottery.noExposure')}</p>
      </Panel>
    )
  }
  return (
    <div className={styles['pair']}>
      {exposure.numbers.length > 0 && <ByNumber numbers={exposure.numbers} />}
      <Lines {...exposure} />
    </div>
  )
}
