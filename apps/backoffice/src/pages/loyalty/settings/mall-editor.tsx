import type { OperatorMallItem as MallItem } from '@trevo/contract/ops/giving/loyalty.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useT, type T } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { PartState } from '../../../shell/page-states.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { LookDialog, useAdjust } from './look-dialog.tsx'
import { mallQuery } from './loyalty-queries.ts'
import type { Draft } from './setting-draft.ts'
import { SettingRecord, type DirectAct } from './setting-record.tsx'

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
const actsOf = (t: T, of: LoyaltyAddress, item: MallItem): readonly DirectAct[] => [
  {
    text: t('loyalty.look'),
    dialog: (onClose) => (
      <LookDialog subject="mallItem" id={item.itemId} setting={item} onClose={onClose} />
    ),
  },
  ...(item.isOn
    ? [
        {
          text: t('loyalty.takeOff'),
          isStop: true,
          dialog: (onClose: () => void) => <OffDialog of={of} item={item} onClose={onClose} />,
        },
      ]
    : []),
]

/** An item of the mall, or a new one. */
export const MallEditor = ({ of, id }: { readonly of: LoyaltyAddress; readonly id: string }) => {
  const t = useT()
  const query = useInfiniteQuery(mallQuery(of.part === 'off' ? 'off' : 'on'))
  const found = query.data?.pages
    .flatMap(({ list }) => list)
    .find((one) => String(one.itemId) === id)
  if (id !== 'new' && !found)
    return query.data ? <p>{t('loyalty.gone')}</p> : <PartState error={query.error} />
  const { redeemed, ...setting } = found ?? {}
  return (
    <SettingRecord
      of={of}
      id={id}
      subject="mallItem"
      title={found ? found.names.PT : t('loyalty.newItem')}
      note={redeemed === undefined ? undefined : t('loyalty.redeemedSoFar', { count: redeemed })}
      current={found ? setting : null}
      fresh={fresh}
      acts={found ? actsOf(t, of, found) : []}
    />
  )
}
