import { ErrorState } from '@trevo/ui/states.tsx'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'

/** ERR-19: a part that failed to load shows an error in its place, with a retry button. */
export const PartFailure = () => {
  const { t } = useLanguage()
  return (
    <ErrorState
      picture={drawingUrl('satellite-antenna', 192)}
      title={t('state.loadFailed')}
      text={t('state.loadFailedText')}
      retryLabel={t('state.retry')}
      // A module that failed to load stays failed in this document; only a new document loads it again.
      onRetry={() => window.location.reload()}
    />
  )
}
