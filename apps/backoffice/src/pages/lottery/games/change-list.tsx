import { withdrawGameChange } from '@trevo/api-client/ops-endpoints.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import type { OperatorGameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../core/api.ts'
import { formatMoment } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { describeFact } from '../../../parts/describe-fact.ts'
import { Panel } from '../../../parts/panel.tsx'
import { changeNames } from './change-names.ts'
import { changesQuery } from '../use-lottery.ts'
import styles from './games.module.css'

const tones = { waiting: 'o-warn', approved: 'o-info', done: 'o-ok', withdrawn: '' } as const

const Row = ({ one, onDrop }: { one: OperatorGameChange; onDrop: (() => void) | undefined }) => {
  const t = useT()
  const { changeId, fromOn, state, change, events } = one
  const { what, ...rest } = change
  const [asked] = events
  return (
    <tr>
      <td>{fromOn}</td>
      <td>
        <b>{t(changeNames[what])}</b>
      </td>
      <td className={styles['wrap']}>
        {describeFact(t, Facts.parse(JSON.parse(JSON.stringify(rest))))}
      </td>
      <td>
        <span className={`o-pill ${tones[state]}`}>{t(`lottery.changeState.${state}`)}</span>
      </td>
      <td>{asked?.operator ?? '–'}</td>
      <td className="o-muted">{asked ? formatMoment(asked.at) : '–'}</td>
      <td className={styles['wrap']}>{asked?.reason ?? '–'}</td>
      <td>
        {state === 'waiting' && (
          <Link to={`/approvals/${changeId}`} className="o-link">
            {t('office.approvals')}
          </Link>
        )}
        {state === 'approved' && (
          <button type="button" className="o-link" aria-disabled={!onDrop} onClick={onDrop}>
            {t('lottery.dropChange')}
          </button>
        )}
      </td>
    </tr>
  )
}

/** What waits for a second person, what is approved for a day to come, and what was changed. */
export const ChangeList = ({ gameCode }: { readonly gameCode: string }) => {
  const t = useT()
  const queries = useQueryClient()
  const mayChange = useRight('lottery.change') !== undefined
  const [dropped, setDropped] = useState<string>()
  const { data = [] } = useQuery(changesQuery(gameCode))
  return (
    <Panel title={t('lottery.changes')}>
      {data.length === 0 ? (
        <p className={styles['note']}>{t('lottery.noChanges')}</p>
      ) : (
        <div className="o-scroll">
          <table className="o-table">
            <thead>
              <tr>
                <th scope="col">{t('word.from')}</th>
                <th scope="col">{t('word.kind')}</th>
                <th scope="col">{t('word.change')}</th>
                <th scope="col">{t('word.state')}</th>
                <th scope="col">{t('word.operator')}</th>
                <th scope="col">{t('word.when')}</th>
                <th scope="col">{t('word.reason')}</th>
                <th scope="col">{t('word.open')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((one) => (
                <Row
                  key={one.changeId}
                  one={one}
                  onDrop={mayChange ? () => setDropped(one.changeId) : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {dropped && (
        <ActDialog
          isStop
          title={t('lottery.dropChange')}
          draft={`drop ${dropped}`}
          confirm={t('lottery.dropChange')}
          done={t('lottery.dropped')}
          onConfirm={async ({ reason }) => {
            const params = { changeId: dropped }
            const answer = await call(withdrawGameChange, { params, body: { reason } })
            await queries.invalidateQueries({ queryKey: ['lottery'] })
            return answer
          }}
          onClose={() => setDropped(undefined)}
        />
      )}
    </Panel>
  )
}
