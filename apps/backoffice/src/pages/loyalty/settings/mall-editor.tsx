import type { OperatorMallItem as MallItem } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { PartState } from '../../../shell/page-states.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { LookDialog, useAdjust } from './look-dialog.tsx'
import { mallQuery } from './loyalty-queries.ts'
import { PlannedPanel, useIsBlocked } from './planned-panel.tsx'
import { SettingEditor } from './setting-editor.tsx'
import type { Draft } from './setting-draft.ts'
import styles from './settings.module.css'

const fresh: Draft = {
  subject: 'mallItem',
  itemId: null,
  kind: 'GIFT',
  names: { PT: '', EN: '' },
  conditions: { PT: '', EN: '' },
  drawing: 'wrapped-gift',
  points: '100.00',
  amount: '0.00',
  prize: null,
  stock: 10,
  perMember: 1,
  needsDecision: true,
  isOn: true,
  place: 100,
}

const OffDialog = ({
  of,
  item,
  onClose,
}: {
  readonly of: LoyaltyAddress
  readonly item: MallItem
  readonly onClose: () => void
}) => {
  const t = useT()
  const adjust = useAdjust()
  const { itemId, names } = item
  return (
    <ActDialog
      title={t('loyalty.takeOff')}
      draft={`loyalty off ${itemId}`}
      confirm={t('loyalty.takeOff')}
      isStop
      change={{ before: { name: names.PT, isOn: true }, after: { name: names.PT, isOn: false } }}
      done={t('loyalty.saved')}
      onConfirm={async ({ reason }) => {
        const answer = await adjust({ subject: 'mallOff', itemId }, {}, reason)
        if (answer.ok) of.change({ row: '' })
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Names and picture at once, or out of the mall. */
const ItemActs = ({
  of,
  item: found,
}: {
  readonly of: LoyaltyAddress
  readonly item: MallItem | undefined
}) => {
  const t = useT()
  const mayChange = useRight('loyalty.change') !== undefined
  const [act, setAct] = useState<'look' | 'off'>()
  const choose = (one: 'look' | 'off') => mayChange && setAct(one)
  return (
    <>
      <div className={styles['choose']}>
        <button type="button" className="o-btn" onClick={() => of.change({ row: '' })}>
          {t('loyalty.toList')}
        </button>
        {found && (
          <button
            type="button"
            className="o-btn"
            aria-disabled={!mayChange}
            onClick={() => choose('look')}
          >
            {t('loyalty.look')}
          </button>
        )}
        {found?.isOn && (
          <button
            type="button"
            className="o-btn o-no"
            aria-disabled={!mayChange}
            onClick={() => choose('off')}
          >
            {t('loyalty.takeOff')}
          </button>
        )}
      </div>
      {act === 'look' && found && (
        <LookDialog
          subject="mallItem"
          id={found.itemId}
          setting={found}
          onClose={() => setAct(undefined)}
        />
      )}
      {act === 'off' && found && (
        <OffDialog of={of} item={found} onClose={() => setAct(undefined)} />
      )}
    </>
  )
}

/** An item of the mall, or a new one. */
export const MallEditor = ({ of, id }: { readonly of: LoyaltyAddress; readonly id: string }) => {
  const t = useT()
  const query = useInfiniteQuery(mallQuery(of.part === 'off' ? 'off' : 'on'))
  const found = query.data?.pages
    .flatMap(({ list }) => list)
    .find((one) => String(one.itemId) === id)
  const target = `mallItem:${id}`
  const isBlocked = useIsBlocked(target)
  if (id !== 'new' && !found)
    return query.data ? <p>{t('loyalty.gone')}</p> : <PartState error={query.error} />
  const { redeemed, ...setting } = found ?? {}
  return (
    <div className={styles['stack']}>
      <ItemActs of={of} item={found} />
      <PlannedPanel target={target} />
      <SettingEditor
        key={id}
        subject="mallItem"
        target={target}
        title={found ? found.names.PT : t('loyalty.newItem')}
        note={redeemed === undefined ? undefined : t('loyalty.redeemedSoFar', { count: redeemed })}
        current={found ? setting : null}
        fresh={fresh}
        isBlocked={isBlocked}
        onAsked={() => of.change({ row: '' })}
      />
    </div>
  )
}
