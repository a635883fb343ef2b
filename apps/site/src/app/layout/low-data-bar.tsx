import { Button } from '@trevo/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { pressesData, setPictures, useLowData } from '../../core/low-data/low-data.ts'
import styles from './layout.module.css'

/** Says that low-data mode is on, loads the pictures of this page, and turns the mode off. */
export const LowDataBar = () => {
  const { t } = useLanguage()
  const isLowData = useLowData()
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  // Pictures are shown for one page; those of the first may have been asked for before the program ran.
  useEffect(() => {
    if (shownOn.current !== pathname) setPictures('on')
    shownOn.current = pathname
  }, [pathname])
  if (!isLowData) return null
  return (
    <aside className={styles['lowData']} aria-label={t('lowData.name')}>
      <span>{t('lowData.on')}</span>
      <Button look="quiet" {...pressesData('shown')}>
        {t('lowData.show')}
      </Button>
      <Button look="quiet" {...pressesData('full')}>
        {t('lowData.turnOff')}
      </Button>
    </aside>
  )
}
