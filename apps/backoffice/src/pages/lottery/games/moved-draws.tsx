import type { MovedDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { formatMoment } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { Panel } from '../../../parts/panel.tsx'
import styles from './games.module.css'

type Props = {
  readonly preview: {
    readonly moved: readonly MovedDraw[]
    readonly movedCount: number
    readonly keptCount: number
    readonly until: string
  }
}

/** Which draws a change of times would move, add or take out. */
export const MovedDraws = ({ preview: { moved, movedCount, keptCount, until } }: Props) => {
  const t = useT()
  return (
    <Panel
      title={t('lottery.movedCount', { count: movedCount })}
      note={t('lottery.keptUntil', { count: keptCount, day: until })}
    >
      <div className={styles['moved']}>
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('lottery.column.draw')}</th>
              <th scope="col">{t('act.now')}</th>
              <th scope="col">{t('act.then')}</th>
              <th scope="col">{t('word.state')}</th>
            </tr>
          </thead>
          <tbody>
            {moved.slice(0, 40).map(({ numero, was, becomes, isPromised }) => (
              <tr key={numero}>
                <td>{numero}</td>
                <td>{was ? <s>{formatMoment(was)}</s> : t('lottery.newDraw')}</td>
                <td>
                  <b>{becomes ? formatMoment(becomes) : t('lottery.takenOut')}</b>
                </td>
                <td>
                  {isPromised && <span className="o-pill o-bad">{t('lottery.promised')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {movedCount > 40 && (
          <p className={styles['note']}>{t('lottery.moreMoved', { count: movedCount - 40 })}</p>
        )}
      </div>
    </Panel>
  )
}
