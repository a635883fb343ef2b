import { approveBigPrize } from '@trevo/api-client/ops-endpoints.ts'
import type { BigPrize } from '@trevo/contract/ops/lottery.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatAmount, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { MemberLink, usernameOf } from '../../core/member-link.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { readId, useAddress } from '../../parts/use-address.ts'
import { ItemWorkers, useWorkColumn } from '../../parts/workers.tsx'
import { LotteryTabs } from './lottery-tabs.tsx'
import styles from './prizes.module.css'
import { useNameOf } from './names.ts'
import { lotteriesQuery, prizesQuery } from './use-lottery.ts'

/** A lottery by its code, in the reader's language; the code where it is not known. */
const useLotteryName = (): ((gameCode: string) => string) => {
  const nameOf = useNameOf()
  const { data = [] } = useQuery(lotteriesQuery)
  return (gameCode) => {
    const lottery = data.find((one) => one.gameCode === gameCode)
    return lottery ? nameOf(lottery.names) : gameCode
  }
}

const useColumns = (): readonly Column<BigPrize>[] => {
  const t = useT()
  const nameLottery = useLotteryName()
  return [
    {
      key: 'account',
      heading: t('word.member'),
      cell: ({ account }) => <b>{usernameOf(account)}</b>,
    },
    {
      key: 'game',
      heading: t('lottery.column.game'),
      cell: ({ gameCode }) => nameLottery(gameCode),
    },
    { key: 'draw', heading: t('lottery.column.draw'), kind: 'code', cell: ({ numero }) => numero },
    {
      key: 'order',
      heading: t('lottery.column.order'),
      kind: 'code',
      isExtra: true,
      cell: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'amount',
      heading: t('lottery.column.amount'),
      kind: 'number',
      cell: ({ amount }) => <b>{formatAmount(amount)}</b>,
    },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ status }) => (
        <span className="o-pill o-warn">
          {t(status === 'paid' ? 'lottery.creditState.paid' : `lottery.prize.${status}`)}
        </span>
      ),
    },
    {
      key: 'by',
      heading: t('lottery.column.firstYes'),
      isExtra: true,
      cell: ({ approvedBy }) => approvedBy.join(', ') || '–',
    },
  ]
}

const PrizePanel = ({ prize, onClose }: { prize: BigPrize; onClose: () => void }) => {
  const t = useT()
  const queries = useQueryClient()
  const mayPay = useRight('lottery.pay') !== undefined
  const nameLottery = useLotteryName()
  const [isAsking, setAsking] = useState(false)
  const { prizeId, amount, approvedBy, drawId, numero } = prize
  useKeys({ a: () => mayPay && setAsking(true) })
  const isFirst = approvedBy.length === 0
  return (
    <>
      <RecordHead
        title={formatReais(amount)}
        note={<MemberLink account={prize.account} />}
        onClose={onClose}
      />
      <ItemWorkers kind="big-prize" targetId={prizeId} />
      <FactList
        items={[
          { label: t('lottery.column.game'), value: nameLottery(prize.gameCode) },
          {
            label: t('lottery.column.draw'),
            value: (
              <Link className="o-link" to={`/lottery/draws/${drawId}`}>
                {numero}
              </Link>
            ),
          },
          {
            label: t('lottery.column.order'),
            value: (
              <Link className="o-link" to={`/lottery/tickets/${prize.orderNumber}`}>
                {prize.orderNumber}
              </Link>
            ),
          },
          { label: t('lottery.column.firstYes'), value: approvedBy.join(', ') || '–' },
        ]}
      />
      <div className={styles['act']}>
        <p className="o-muted">{t('lottery.prizeText')}</p>
        <button
          type="button"
          className="o-btn o-go"
          title={mayPay ? undefined : needs(t, 'lottery.pay')}
          aria-disabled={!mayPay}
          onClick={() => mayPay && setAsking(true)}
        >
          {t(isFirst ? 'lottery.firstYes' : 'lottery.secondYes')} <kbd>A</kbd>
        </button>
      </div>
      {isAsking && (
        <ActDialog
          isSecond={isFirst}
          title={t('lottery.payPrize', { amount: formatReais(amount) })}
          draft={`prize ${prizeId}`}
          confirm={t(isFirst ? 'lottery.firstYes' : 'lottery.secondYes')}
          done={t('lottery.prizePaid')}
          onConfirm={async ({ reason }) => {
            const answer = await call(approveBigPrize, { params: { prizeId }, body: { reason } })
            await queries.invalidateQueries({ queryKey: ['lottery'] })
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Prizes above the brand's setting, which two persons approve before they are paid. */
export const PrizesPage = () => {
  const t = useT()
  const columns = useColumns()
  const { values, change } = useAddress({ prize: readId(/^\d{1,18}$/) })
  const query = useQuery(prizesQuery)
  const { data = [] } = query
  const open = data.find(({ prizeId }) => prizeId === values.prize)
  const close = () => change({ prize: '' })
  const keyOf = ({ prizeId }: BigPrize) => prizeId
  const work = useWorkColumn({ kind: 'big-prize', rows: data, keyOf, openKey: open?.prizeId })
  return (
    <Page
      isTable
      title={t('office.lottery')}
      note={t('lottery.prizesNote')}
      aside={<LotteryTabs value="prizes" />}
      panel={open && <PrizePanel prize={open} onClose={close} />}
    >
      <DataTable
        label={t('lottery.part.prizes')}
        columns={[...columns, work]}
        rows={data}
        keyOf={keyOf}
        query={wholeList(query)}
        openKey={open?.prizeId}
        onOpen={(prize) => change({ prize })}
        onClose={close}
        emptyText={t('lottery.noPrizes')}
      />
    </Page>
  )
}
