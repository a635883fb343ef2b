import { IconButton } from '@trevo/ui/button.tsx'
import { Money } from '@trevo/ui/money.tsx'
import { ChevronLeft, Maximize, Minimize, SquareArrowOutUpRight } from 'lucide-react'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useBalance } from '../../core/session/balance-store.ts'
import styles from './play.module.css'
import { PanelButton } from '../../entities/limits/panel-button.tsx'
import { SessionClock } from './session-clock.tsx'
import { useText } from '../../core/language/use-text.ts'

/** The slim bar above a game: the back button, its name, time, balance and full screen. */
export const GameBar = ({
  title,
  stage,
  onBack,
  onOwnWindow,
  demo,
}: {
  readonly title: string | undefined
  readonly stage: RefObject<HTMLElement | null>
  readonly onBack: () => void
  /** Absent while there is no game to open elsewhere. */
  readonly onOwnWindow: (() => void) | undefined
  /** Shown in place of the balance when no money is at stake. */
  readonly demo?: ReactNode
}) => {
  const t = useText('play')
  const { locale } = useLanguage()
  const balance = useBalance()
  return (
    <header className={styles['bar']}>
      <button
        type="button"
        className={styles['back']}
        aria-label={t('play.backToLobby')}
        onClick={onBack}
      >
        <ChevronLeft size={20} aria-hidden="true" />
        {t('play.lobby')}
      </button>
      <div className={styles['who']}>
        <h1 className={styles['name']}>{title ?? t('common.game')}</h1>
        {demo}
        {balance && demo === undefined && (
          <span className={styles['balance']}>
            <span className="visually-hidden">{t('common.balance')} </span>
            <Money amount={balance.amount} locale={locale} currency={balance.currency} />
          </span>
        )}
      </div>
      <div className={styles['facts']}>
        {demo === undefined && <PanelButton className={styles['clock']} />}
        {demo !== undefined && (
          <SessionClock label={t('play.session')} className={styles['clock']} />
        )}
        {onOwnWindow && (
          <IconButton bare label={t('play.ownWindow')} onClick={onOwnWindow}>
            <SquareArrowOutUpRight size={18} aria-hidden="true" />
          </IconButton>
        )}
        <FullScreen stage={stage} />
      </div>
    </header>
  )
}

/** Properties of a phone's browser that the standard types lack. */
type Lockable = ScreenOrientation & { lock?: (orientation: 'portrait') => Promise<void> }

/** Full screen, and locked to portrait where a phone supports that. */
const enterFullScreen = async (stage: HTMLElement | null): Promise<void> => {
  await stage?.requestFullscreen()
  if (!matchMedia('(pointer: coarse)').matches) return
  await (screen.orientation as Lockable).lock?.('portrait')
}

const FullScreen = ({ stage }: { readonly stage: RefObject<HTMLElement | null> }) => {
  const t = useText('play')
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  // Safari on phones gives no page the full screen.
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : enterFullScreen(stage.current)
    void change?.catch(() => undefined)
  }
  const Sign = isFull ? Minimize : Maximize
  return (
    <IconButton
      bare
      label={t(isFull ? 'play.leaveFullScreen' : 'play.fullScreen')}
      onClick={toggle}
    >
      <Sign size={18} aria-hidden="true" />
    </IconButton>
  )
}
