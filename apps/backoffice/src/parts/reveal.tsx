import { useState, type ReactNode } from 'react'
import { useT } from '../core/texts.tsx'
import { ActDialog } from './act-dialog.tsx'

/** A masked value, and the way to see it: with a reason, which is recorded. */
export const Reveal = ({
  masked,
  clear,
  draft,
  onReveal,
}: {
  readonly masked: ReactNode
  /** Undefined until it was shown. */
  readonly clear: ReactNode | undefined
  readonly draft: string
  readonly onReveal: (
    reason: string,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>
}) => {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  if (clear !== undefined) return clear
  return (
    <>
      {masked}{' '}
      <button type="button" className="o-link" onClick={() => setAsking(true)}>
        {t('reveal.show')}
      </button>
      {isAsking && (
        <ActDialog
          title={t('reveal.title')}
          draft={`reveal ${draft}`}
          confirm={t('reveal.confirm')}
          done={t('reveal.done')}
          onConfirm={({ reason }) => onReveal(reason)}
          onClose={() => setAsking(false)}
        >
          <p className="o-muted">{t('reveal.text')}</p>
        </ActDialog>
      )}
    </>
  )
}
