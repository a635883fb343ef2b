import { Button } from '@trevo/ui/button.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import styles from './saved-slips.module.css'
import { Switch } from '../common/switch.tsx'
import { useAmounts } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'

const offered = [5, 10, 30, 100, 365]

/** How many draws a saved slip is placed in, and whether a win ends it. */
export const SubscribeForm = ({
  amountMinor,
  isBusy,
  onSubscribe,
  onClose,
}: {
  readonly amountMinor: bigint
  readonly isBusy: boolean
  readonly onSubscribe: (input: { readonly draws: number; readonly stopsOnWin: boolean }) => void
  readonly onClose: () => void
}) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const [draws, setDraws] = useState(10)
  const [stopsOnWin, setStopsOnWin] = useState(false)
  return (
    <div className={styles['subscribe']}>
      <Chips
        label={t('desk.traceCount')}
        items={offered.map((count) => ({ key: String(count), label: String(count) }))}
        value={String(draws)}
        onChange={(key) => setDraws(Number(key))}
      />
      <Switch
        label={t('desk.stopOnWin')}
        hint={t('desk.subscribeStopHint')}
        isOn={stopsOnWin}
        onChange={setStopsOnWin}
      />
      <p>
        {t('desk.subscribeText', {
          count: draws,
          amount: write(amountMinor),
          total: write(amountMinor * BigInt(draws)),
        })}
      </p>
      <div className={styles['buttons']}>
        <Button busy={isBusy} onClick={() => onSubscribe({ draws, stopsOnWin })}>
          {t('desk.subscribeNow')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('common.back')}
        </Button>
      </div>
    </div>
  )
}
