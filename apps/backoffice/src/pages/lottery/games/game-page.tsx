import type { OperatorLottery } from '@trevo/contract/ops/lottery-changes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formatAmount } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { Page } from '../../../parts/page.tsx'
import { FactList, Panel } from '../../../parts/panel.tsx'
import { PageUnknown, PartState } from '../../../shell/page-states.tsx'
import { useNameOf } from '../names.ts'
import { lotteriesQuery } from '../use-lottery.ts'
import { ChangeDialog, type ChangeKindName } from './change-dialog.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './games.module.css'
import { changeNames } from './change-names.ts'
import { useRuleText } from './rule-text.ts'

const Times = ({ game }: { readonly game: OperatorLottery }) => {
  const t = useT()
  const ruleText = useRuleText()
  return (
    <Panel title={t('lottery.column.times')}>
      <FactList
        items={game.schedules.toReversed().map(({ fromOn, timeZone, rule }) => ({
          label: t('lottery.fromDay', { day: fromOn }),
          value: `${ruleText(rule)} (${timeZone})`,
        }))}
      />
    </Panel>
  )
}

const Holidays = ({ game: { holidays } }: { readonly game: OperatorLottery }) => {
  const t = useT()
  return (
    <Panel title={t('lottery.holidays')} note={t('lottery.holidaysNote')}>
      {holidays.length === 0 ? (
        <p className={styles['note']}>{t('lottery.noHolidays')}</p>
      ) : (
        <ul className={styles['days']}>
          {holidays.map((day) => (
            <li key={day} className="o-pill">
              {day}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Limits = ({ game: { limits, plays, exposures } }: { readonly game: OperatorLottery }) => {
  const t = useT()
  const amountOf = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? t('lottery.noLimit') : formatAmount(amount)
  return (
    <Panel title={t('lottery.limits')} note={t('lottery.inReais')}>
      <FactList
        items={[
          { label: t('lottery.limit.order'), value: amountOf(limits?.order) },
          { label: t('lottery.limit.prize'), value: amountOf(limits?.prize) },
          { label: t('lottery.limit.multiple'), value: limits?.multiple ?? '–' },
          { label: t('lottery.limit.memberDraw'), value: amountOf(limits?.memberDraw) },
          { label: t('lottery.limit.draw'), value: amountOf(limits?.draw) },
          ...plays.map(({ playId, isClosed, order }) => ({
            label: t('lottery.ofPlay', { play: playId }),
            value: isClosed ? t('lottery.playClosed') : amountOf(order),
            tone: isClosed ? ('warn' as const) : undefined,
          })),
          ...exposures.map(({ playId, line }) => ({
            label: t('lottery.lineOfPlay', { play: playId }),
            value: formatAmount(line),
          })),
        ]}
      />
    </Panel>
  )
}

const kinds: readonly ChangeKindName[] = ['holiday', 'schedule', 'limits', 'play', 'exposure']

/** A lottery with its times, holidays and limits, and what will change of them. */
export const GamePage = () => {
  const t = useT()
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const { gameCode = '' } = useParams()
  const mayChange = useRight('lottery.change') !== undefined
  const [change, setChange] = useState<ChangeKindName>()
  const { data, error } = useQuery(lotteriesQuery)
  const game = data?.find((one) => one.gameCode === gameCode)
  useKeys({
    escape: () => void navigate('/lottery/games'),
    ...(mayChange && { h: () => setChange('holiday') }),
  })
  if (!data) return <PartState error={error} />
  if (!game) return <PageUnknown />
  return (
    <Page
      title={nameOf(game.names)}
      note={game.gameCode}
      aside={kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="o-btn"
          title={mayChange ? undefined : needs(t, 'lottery.change')}
          aria-disabled={!mayChange}
          onClick={() => mayChange && setChange(kind)}
        >
          {t(changeNames[kind])} {kind === 'holiday' && <kbd>H</kbd>}
        </button>
      ))}
    >
      <div className={styles['grid']}>
        <div className={styles['column']}>
          <Times game={game} />
          <Holidays game={game} />
        </div>
        <Limits game={game} />
      </div>
      <ChangeList gameCode={gameCode} />
      {change && <ChangeDialog game={game} kind={change} onClose={() => setChange(undefined)} />}
    </Page>
  )
}
