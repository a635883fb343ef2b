import { logoutOperator } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { LogOut, Moon, Rows3, Rows4, Search, Sun } from 'lucide-react'
import { call } from '../core/api.ts'
import { formatClockTime, formatParts } from '../core/format.ts'
import { changePreferences, usePreferences } from '../core/preferences.ts'
import { secondsSince, useServerSecond } from '../core/server-clock.ts'
import { useT } from '../core/texts.tsx'
import styles from './top-bar.module.css'

const staleAfterS = 30

/** How old the latest answer is: the page shows when its data are stale. */
const Live = ({ now }: { readonly now: number }) => {
  const t = useT()
  const cache = useQueryClient().getQueryCache()
  const latest = Math.max(0, ...cache.getAll().map(({ state }) => state.dataUpdatedAt))
  const seconds = secondsSince(latest, now)
  const isLate = seconds > staleAfterS
  return (
    <span className={`${styles['live']} ${isLate ? styles['late'] : ''}`}>
      {t(isLate ? 'office.offline' : 'office.live', { seconds })}
    </span>
  )
}

const Clock = () => {
  const now = useServerSecond()
  const at = new Date(now).toISOString()
  const day = formatParts(at, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return (
    <>
      <Live now={now} />
      <span className={styles['time']}>
        {day} <b>{formatClockTime(at)}</b>
      </span>
    </>
  )
}

const leave = async (): Promise<void> => {
  await call(logoutOperator)
  // A full page load, so that nothing of this operator remains.
  location.assign('/sign-in')
}

/** Search box, the server's time, and the display settings of this browser. */
export const TopBar = ({ onFind }: { readonly onFind: () => void }) => {
  const t = useT()
  const { language, theme, density } = usePreferences()
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const otherDensity = density === 'tight' ? 'normal' : 'tight'
  const otherLanguage = language === 'PT' ? 'EN' : 'PT'
  const button = (label: string, onPress: () => void, children: React.ReactNode) => (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
  return (
    <header className={styles['top']}>
      <button type="button" className={styles['search']} onClick={onFind}>
        <Search size={15} aria-hidden="true" />
        <span>{t('office.searchHint')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className={styles['right']}>
        <Clock />
        {button(
          `${language}: ${t('office.language')}`,
          () => changePreferences({ language: otherLanguage }),
          <b>{language}</b>,
        )}
        {button(
          t(`office.density.${otherDensity}`),
          () => changePreferences({ density: otherDensity }),
          density === 'tight' ? <Rows3 size={16} /> : <Rows4 size={16} />,
        )}
        {button(
          t(`office.theme.${otherTheme}`),
          () => changePreferences({ theme: otherTheme }),
          theme === 'dark' ? <Sun size={16} /> : <Moon size={16} />,
        )}
        {button(t('office.leave'), () => void leave(), <LogOut size={16} />)}
      </div>
    </header>
  )
}
