import { settleMarket, voidMatch, withdrawCompetitor } from '@trevo/api-client/ops-endpoints.ts'
import type { TradingMatchDetail } from '@trevo/contract/ops/trading/board.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { nameMarket, nameSelection } from './describe-market.ts'
import styles from './trading.module.css'

type Of = { readonly match: TradingMatchDetail; readonly onClose: () => void }

const useReadAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['trading'] })
}

const VoidDialog = ({ match, onClose }: Of) => {
  const t = useT()
  const readAgain = useReadAgain()
  return (
    <ActDialog
      title={t('trading.void')}
      draft={`void ${match.matchId}`}
      confirm={t('trading.askVoid')}
      isStop
      isSecond
      change={{ before: { status: match.status }, after: { status: 'void' } }}
      done={t('trading.asked')}
      onConfirm={async ({ reason }) => {
        const answer = await call(voidMatch, {
          params: { matchId: match.matchId },
          body: { reason },
        })
        await readAgain()
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('trading.voidText')}</p>
    </ActDialog>
  )
}

/** Winners of a market by hand: none gives every stake back. */
const SettleDialog = ({ match, onClose, market: first }: Of & { readonly market: string }) => {
  const t = useT()
  const readAgain = useReadAgain()
  const [market, setMarket] = useState(first)
  const [winners, setWinners] = useState<readonly string[]>([])
  const chosen = match.markets.find((one) => one.market === market)
  const toggle = (selection: string) =>
    setWinners(
      winners.includes(selection)
        ? winners.filter((one) => one !== selection)
        : [...winners, selection],
    )
  return (
    <ActDialog
      title={t('trading.settle')}
      draft={`settle ${match.matchId}`}
      confirm={t('trading.askSettle')}
      isSecond
      change={{
        before: { market: nameMarket(t, market), winners: [...(chosen?.winners ?? [])] },
        after: { market: nameMarket(t, market), winners: [...winners] },
      }}
      done={t('trading.asked')}
      onConfirm={async ({ reason }) => {
        const answer = await call(settleMarket, {
          params: { matchId: match.matchId },
          body: { market, winners: [...winners], reason },
        })
        await readAgain()
        return answer
      }}
      onClose={onClose}
    >
      <Field label={t('fact.market')}>
        <select
          value={market}
          onChange={({ currentTarget }) => {
            setMarket(currentTarget.value)
            setWinners([])
          }}
        >
          {match.markets
            .filter((one) => one.market !== 'full.built')
            .map((one) => (
              <option key={one.market} value={one.market}>
                {nameMarket(t, one.market)}
              </option>
            ))}
        </select>
      </Field>
      <fieldset className={styles['choices']}>
        <legend>{t('trading.winners')}</legend>
        {chosen?.choices.map(({ selection }) => (
          <label key={selection}>
            <input
              type="checkbox"
              checked={winners.includes(selection)}
              onChange={() => toggle(selection)}
            />
            {nameSelection(t, market, selection, match)}
          </label>
        ))}
      </fieldset>
      <p className="o-muted">{t('trading.settleText')}</p>
    </ActDialog>
  )
}

const WithdrawDialog = ({ match, onClose }: Of) => {
  const t = useT()
  const readAgain = useReadAgain()
  const left = match.competitors.filter(({ isWithdrawn }) => !isWithdrawn)
  const [competitor, setCompetitor] = useState(left[0]?.code ?? '')
  return (
    <ActDialog
      title={t('trading.withdraw')}
      draft={`withdraw ${match.matchId}`}
      confirm={t('trading.askWithdraw')}
      isStop
      isSecond
      done={t('trading.asked')}
      onConfirm={async ({ reason }) => {
        const answer = await call(withdrawCompetitor, {
          params: { matchId: match.matchId },
          body: { competitor, reason },
        })
        await readAgain()
        return answer
      }}
      onClose={onClose}
    >
      <Field label={t('trading.competitor')}>
        <select
          value={competitor}
          onChange={({ currentTarget }) => setCompetitor(currentTarget.value)}
        >
          {left.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <p className="o-muted">{t('trading.withdrawText')}</p>
    </ActDialog>
  )
}

/** What two persons decide about a match. */
export const MatchActs = ({
  match,
  market,
}: {
  readonly match: TradingMatchDetail
  readonly market: string | undefined
}) => {
  const t = useT()
  const may = useRight('trading.settle') !== undefined
  const maySuspect = useRight('risk.decide') !== undefined
  const [act, setAct] = useState<'void' | 'settle' | 'withdraw'>()
  const close = () => setAct(undefined)
  const isOver = match.status === 'ended' || match.status === 'settled'
  const isOpen = match.status === 'scheduled' || match.status === 'live'
  const firstMarket = market ?? match.markets[0]?.market
  return (
    <div className={styles['starts']}>
      {maySuspect && !match.isSeason && (
        <Link className="o-btn" to={`/integrity?match=${match.matchId}`}>
          {t('trading.suspect')}
        </Link>
      )}
      {!may && <p className={styles['hint']}>{needs(t, 'trading.settle')}</p>}
      {may && isOver && firstMarket !== undefined && (
        <button type="button" className="o-btn" onClick={() => setAct('settle')}>
          {t('trading.settle')}
        </button>
      )}
      {may && match.isSeason && isOpen && (
        <button type="button" className="o-btn" onClick={() => setAct('withdraw')}>
          {t('trading.withdraw')}
        </button>
      )}
      {may && match.status !== 'void' && (
        <button type="button" className="o-btn o-no" onClick={() => setAct('void')}>
          {t('trading.void')}
        </button>
      )}
      {act === 'void' && <VoidDialog match={match} onClose={close} />}
      {act === 'settle' && firstMarket !== undefined && (
        <SettleDialog match={match} market={firstMarket} onClose={close} />
      )}
      {act === 'withdraw' && <WithdrawDialog match={match} onClose={close} />}
    </div>
  )
}
