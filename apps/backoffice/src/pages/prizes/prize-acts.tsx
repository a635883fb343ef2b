import { handOverPrize, notePrize, returnPrize } from '@trevo/api-client/ops-endpoints.ts'
import type { OpenPrize } from '@trevo/contract/ops/compliance/prizes.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { ActButtons, type Act as ActButton } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { usePrizesAgain } from './use-prizes.ts'

type Act = 'note' | 'return' | 'handOver'
type Confirmed = { readonly reason: string; readonly requestId: string }

const explanation = {
  note: 'prizes.noteMeans',
  return: 'prizes.returnMeans',
  handOver: 'prizes.handOverMeans',
} as const
const outcome = {
  note: 'prizes.noted',
  return: 'prizes.returned',
  handOver: 'prizes.handedOver',
} as const

const send = (act: Act, itemId: string, { reason, requestId }: Confirmed) => {
  const params = { itemId }
  if (act === 'note') return call(notePrize, { params, body: { reason } })
  if (act === 'return') return call(returnPrize, { params, body: { reason } })
  return call(handOverPrize, { params, body: { reason, requestId } })
}

const PrizeDialog = ({
  act,
  itemId,
  onClose,
}: {
  readonly act: Act
  readonly itemId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = usePrizesAgain()
  return (
    <ActDialog
      title={t(`prizes.${act}`)}
      draft={`prize ${act} ${itemId}`}
      confirm={t(act === 'note' ? 'word.save' : `prizes.${act}`)}
      isSecond={act === 'handOver'}
      done={t(outcome[act])}
      onConfirm={async (confirmed) => {
        const answer = await send(act, itemId, confirmed)
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p>{t(explanation[act])}</p>
    </ActDialog>
  )
}

const actsOf = (t: T, of: OpenPrize, mayDecide: boolean): readonly ActButton<Act>[] => [
  {
    choice: 'note',
    key: 'N',
    text: t('prizes.note'),
    may: mayDecide && of.endedAt === null,
  },
  ...(of.kind === 'balance'
    ? [
        {
          choice: 'return',
          key: 'R',
          text: t('prizes.return'),
          may: mayDecide && of.canReturn,
        } as const,
      ]
    : []),
  ...(of.lapsesAt === null
    ? []
    : [
        {
          choice: 'handOver',
          key: 'H',
          look: 'o-no',
          text: t('prizes.handOver'),
          may: mayDecide && of.canHandOver && of.askedBy === null,
        } as const,
      ]),
]

/** N notes, R sends a closed account’s balance back, H asks a second person to hand it over. */
export const PrizeActs = ({ of }: { readonly of: OpenPrize }) => {
  const t = useT()
  const mayDecide = useRight('prizes.decide') !== undefined
  const [act, setAct] = useState<Act>()
  return (
    <ActButtons
      acts={actsOf(t, of, mayDecide)}
      whose={!mayDecide && needs(t, 'prizes.decide')}
      onChoose={setAct}
    >
      {act && <PrizeDialog act={act} itemId={of.itemId} onClose={() => setAct(undefined)} />}
    </ActButtons>
  )
}
