import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { Clock } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useLiveEvent } from '../../core/live/use-live-event.ts'
import { isPopupOpen, openPopup } from '../../core/popups/popups.ts'
import { useRunningMs } from './use-running-ms.ts'
import { useLimitWords } from './limit-words.ts'
import { playTimeKey, usePlayTime } from './play-time.ts'

/** The member's play time of the day, on every page; a touch opens the panel. */
export const PanelButton = ({ className }: { readonly className?: string | undefined }) => (
  <Suspense>
    <Button className={className} />
  </Suspense>
)

const warningOf = { 50: 'warning.half', 80: 'warning.most', 100: 'warning.all' } as const

/** Says on the open page how much of a limit is used. */
const useWarnings = (): void => {
  const { t, nameOf } = useLimitWords()
  const queries = useQueryClient()
  useLiveEvent('limit', ({ kind, period, percent }) => {
    showToast(t(warningOf[percent], { name: nameOf({ kind, period }) }))
    void queries.invalidateQueries({ queryKey: playTimeKey })
  })
}

/** Once on each visit: where the law asks for limits, members of before choose them. */
const useMissingLimits = (isMissing: boolean): void => {
  useEffect(() => {
    if (isMissing && !isPopupOpen('firstLimits')) openPopup('firstLimits', {})
  }, [isMissing])
}

const Button = ({ className }: { readonly className?: string | undefined }) => {
  useWarnings()
  const data = usePlayTime()
  useMissingLimits((data?.missing.length ?? 0) > 0)
  const { t, playedOf } = useLimitWords()
  const todayMs = useRunningMs(data)
  if (!data) return null
  const time = playedOf(todayMs)
  return (
    <button
      type="button"
      className={className}
      aria-label={t('panel.open', { time })}
      onClick={() => openPopup(data.checkDue ? 'realityCheck' : 'playPanel', {})}
    >
      <Clock size={16} aria-hidden="true" /> <span>{time}</span>
    </button>
  )
}
