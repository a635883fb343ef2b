import { handOverPrize, notePrize, returnPrize } from '@trevo/api-client/ops-endpoints.ts'
import type { OpenPrize } from '@trevo/contract/ops/compliance/prizes.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import styles from './prizes.module.css'
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

/** N notes, R sends a closed account’s balance back, H asks a second person to hand it over. */
export const PrizeActs = ({ of }: { readonly of: OpenPrize }) => {
  const t = useT()
  const mayDecide = useRight('prizes.decide') !== undefined
  const [act, setAct] = useState<Act>()
  const can: Readonly<Record<Act, boolean>> = {
    note: mayDecide && of.endedAt === null,
    return: mayDecide && of.canReturn,
    handOver: mayDecide && of.canHandOver && of.askedBy === null,
  }
  const open = (wanted: Act) => () => can[wanted] && setAct(wanted)
  useKeys({ n: open('note'), r: open('return'), h: open('handOver') })
  return (
    <div className={styles['acts']}>
      <button type="button" className="o-btn" aria-disabled={!can.note} onClick={open('note')}>
        {t('prizes.note')} <kbd>N</kbd>
      </button>
      {of.kind === 'balance' && (
        <button
          type="button"
          className="o-btn"
          aria-disabled={!can.return}
          onClick={open('return')}
        >
          {t('prizes.return')} <kbd>R</kbd>
        </button>
      )}
      {of.lapsesAt !== null && (
        <button
          type="button"
          className="o-btn o-no"
          aria-disabled={!can.handOver}
          onClick={open('handOver')}
        >
          {t('prizes.handOver')} <kbd>H</kbd>
        </button>
      )}
      {!mayDecide && <span className="o-muted">{t('prizes.whoseRight')}</span>}
      {act && <PrizeDialog act={act} itemId={of.itemId} onClose={() => setAct(undefined)} />}
    </div>
  )
}
