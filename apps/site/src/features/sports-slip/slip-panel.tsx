import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { Modal } from '../../core/dialog/modal.tsx'
import { usePlayBeat } from '../../entities/limits/play-time.ts'
import { useSharedDraft } from '../../entities/sports/use-shared-draft.ts'
import { usePicks } from '../../entities/sports/slip-store.ts'
import { useText } from '../../core/language/use-text.ts'
import { SlipForm } from './slip-form.tsx'
import styles from './slip.module.css'

/** Next to the matches, where there is room for it. */
export const SlipAside = () => {
  const t = useText('sports')
  const count = usePicks().length
  return (
    <section className={styles['aside']} aria-label={t('sports.slipCount', { count })}>
      <h2>
        {t('sports.slip')} {count > 0 && <i aria-hidden="true">{count}</i>}
      </h2>
      {count > 0 ? (
        <SlipForm onPlaced={() => undefined} />
      ) : (
        <p className={styles['empty']}>
          <b>{t('sports.slipEmpty')}</b>
          {t('sports.slipEmptyText')}
        </p>
      )}
    </section>
  )
}

/** On a phone: a bar above the tab bar that opens the slip as a sheet. */
export const SlipDock = () => {
  const t = useText('sports')
  const count = usePicks().length
  const [isOpen, setIsOpen] = useState(false)
  if (count === 0 && !isOpen) return null
  return (
    <>
      {count > 0 && (
        <div className={styles['dock']}>
          <Button wide size="large" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('sports.slipCount', { count })}
          </Button>
        </div>
      )}
      <Modal
        open={isOpen}
        title={t('sports.slip')}
        onClose={() => setIsOpen(false)}
        size={{ width: 420 }}
      >
        {count > 0 && <SlipForm onPlaced={() => setIsOpen(false)} />}
        {count === 0 && <p className={styles['empty']}>{t('sports.slipEmptyText')}</p>}
      </Modal>
    </>
  )
}

/** Saves the slip on the server while a page with matches is open; filling it is play. */
export const SlipKeeper = () => {
  useSharedDraft()
  usePlayBeat(usePicks().length > 0)
  return null
}
