import { Chips } from '@trevo/ui/tabs.tsx'
import { costOfCart } from '../state/cart.ts'
import styles from './share-panel.module.css'
import { ShareSeats } from './share-seats.tsx'
import { planShares, shareCountsOf, type ShareOptions } from '../state/share-options.ts'
import { Times } from '../stake/stake-bar.tsx'
import { Switch } from '../common/switch.tsx'
import { useAmounts } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { DeskState } from '../state/use-desk.ts'

/** The cart as a ticket with several holders: into how many shares, and how many are the member's. */
export const SharePanel = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const { cart, share, setShare, shareCountMax } = desk
  if (shareCountMax === 0) return null
  const costMinor = costOfCart(cart)
  const plan = planShares(share, costMinor, shareCountMax)
  const change = (part: Partial<ShareOptions>) => setShare({ ...share, ...part })
  return (
    <section className={styles['panel']}>
      <Switch
        label={t('desk.share')}
        hint={t('desk.shareHint')}
        isOn={share.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {share.isOn && !plan && <p role="alert">{t('desk.shareImpossible')}</p>}
      {plan && (
        <>
          <Chips
            label={t('desk.shareCount')}
            items={shareCountsOf(costMinor, shareCountMax).map((count) => ({
              key: String(count),
              label: String(count),
            }))}
            value={String(plan.of)}
            onChange={(key) => change({ of: Number(key) })}
          />
          <p>
            {t('desk.sharePrice', {
              total: write(costMinor),
              count: plan.of,
              price: write(plan.priceMinor),
            })}
          </p>
          <div className={styles['own']}>
            <div>
              <ShareSeats of={plan.of} mine={plan.mine} taken={plan.mine} />
              <small>{t('desk.sharesFree', { mine: plan.mine, count: plan.of - plan.mine })}</small>
            </div>
            <Times
              label={t('desk.sharesMine')}
              value={plan.mine}
              max={plan.of}
              onChange={(mine) => change({ mine })}
            />
          </div>
          <small>{t('desk.shareRule')}</small>
        </>
      )}
    </section>
  )
}
