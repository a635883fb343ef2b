import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getReferralDetails } from '@trevo/contract/wps/rewards/referral.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { Button } from '@trevo/ui/button.tsx'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Share2 } from 'lucide-react'
import { QrCode } from '../../core/art/qr-code.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useText } from '../../core/language/use-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { HeldReasons } from './held-reasons.tsx'
import { referralQuery } from './queries.ts'
import styles from './referral.module.css'
import { useRewardOwner } from './use-reward-owner.ts'

type Details = Value<typeof getReferralDetails>

/** MEMBER-4: the member's code, link and QR code, what friends bring, and each friend's progress. */
export const ReferralPage = () => {
  const t = useText('rewards')
  const query = useQuery(referralQuery(useRewardOwner()))
  if (!query.data) {
    return <NotLoaded query={query} height={420} radius={24} title={t('rewards.failed')} />
  }
  return (
    <>
      <Invitation details={query.data} />
      <Figures details={query.data} />
      <Tiers details={query.data} />
      <Friends details={query.data} />
      <p className={lists['small']}>{t('rewards.adults')}</p>
    </>
  )
}

const Invitation = ({ details: { referralCode, link } }: { readonly details: Details }) => {
  const t = useText('rewards')
  const canShare = typeof navigator.share === 'function'
  return (
    <section className={styles['invitation']}>
      <QrCode text={link} label={t('rewards.qr')} className={styles['qr']} />
      <div>
        <p className={lists['label']}>{t('rewards.code')}</p>
        <p className={styles['code']}>{referralCode}</p>
        <p className={styles['link']}>{link}</p>
      </div>
      <div className={styles['actions']}>
        <CopyButton
          text={link}
          label={t('rewards.copyLink')}
          doneText={t('rewards.copied')}
          failedText={t('rewards.copyFailed')}
        />
        {canShare && (
          <Button
            look="plain"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Share2 size={17} aria-hidden="true" /> {t('rewards.share')}
          </Button>
        )}
      </div>
    </section>
  )
}

const Figures = ({ details }: { readonly details: Details }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  return (
    <dl className={styles['figures']}>
      <div>
        <dd>{details.totalInvitations}</dd>
        <dt>{t('rewards.invited')}</dt>
      </div>
      <div>
        <dd>{details.qualified}</dd>
        <dt>{t('rewards.qualified')}</dt>
      </div>
      <div>
        <dd className={lists['worth']}>{formatAmount(details.received, { locale })}</dd>
        <dt>{t('rewards.received')}</dt>
      </div>
    </dl>
  )
}

const Tiers = ({ details: { tiers } }: { readonly details: Details }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  return (
    <ul className={lists['lines']}>
      {tiers.map(({ from, to, amount, stakes }) => (
        <li key={from}>
          <div>
            <b>{to === null ? t('rewards.tierOn', { from }) : t('rewards.tier', { from, to })}</b>
            <small>{t('rewards.tierStakes', { amount: money(stakes) })}</small>
          </div>
          <b className={lists['worth']}>{t('rewards.each', { amount: money(amount) })}</b>
        </li>
      ))}
      <li>
        <div>
          <small>
            {t('rewards.qualifyWhat', {
              share: (givenShares.referral / 100).toLocaleString(locale),
            })}
          </small>
        </div>
      </li>
    </ul>
  )
}

const Friends = ({ details: { friends } }: { readonly details: Details }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  if (friends.length === 0) return <p className={lists['small']}>{t('rewards.noFriends')}</p>
  return (
    <ul className={lists['lines']}>
      {friends.map(({ number, state, staked, amount, reasons }) => (
        <li key={number}>
          <span className={lists['rank']}>{number}</span>
          <div>
            <b>{t('rewards.friend', { number })}</b>
            <small>{t('rewards.friendStaked', { amount: money(staked) })}</small>
            <HeldReasons reasons={reasons} />
          </div>
          {amount === null ? (
            <span className={lists['state']}>{t(`rewards.state.${state}`)}</span>
          ) : (
            <b className={lists['worth']}>+{money(amount)}</b>
          )}
        </li>
      ))}
    </ul>
  )
}
