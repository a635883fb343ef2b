import { ArrowRight, Moon, Rows3, Search } from 'lucide-react'
import { useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import { useAreas } from '../core/area.ts'
import { focusOnce } from '../core/focus-once.ts'
import { changePreferences, usePreferences } from '../core/preferences.ts'
import { useT } from '../core/texts.tsx'
import styles from './palette.module.css'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The entries that match the typed text, and what happens when one is chosen. */
const useFindings = (typed: string, onClose: () => void) => {
  const t = useT()
  const navigate = useNavigate()
  const { theme, density, language } = usePreferences()
  const pages = useAreas().map(({ to, text, icon }) => ({ id: to, name: t(text), icon }))
  const otherTheme = theme === 'dark' ? ('light' as const) : ('dark' as const)
  const otherDensity = density === 'tight' ? ('normal' as const) : ('tight' as const)
  const commands = [
    { id: 'theme', name: t(`office.theme.${otherTheme}`), icon: Moon },
    { id: 'density', name: t(`office.density.${otherDensity}`), icon: Rows3 },
    { id: 'language', name: t('office.language'), icon: ArrowRight },
  ]
  const id = typed.trim()
  const found = uuid.test(id)
    ? [{ id: `/withdrawals/${id.toLowerCase()}`, name: id, icon: ArrowRight }]
    : []
  const items = [...found, ...pages, ...commands].filter(
    ({ name }) => uuid.test(id) || plain(name).includes(plain(id)),
  )
  const run = (chosen: string): void => {
    onClose()
    if (chosen === 'theme') changePreferences({ theme: otherTheme })
    else if (chosen === 'density') changePreferences({ density: otherDensity })
    else if (chosen === 'language') {
      changePreferences({ language: language === 'PT' ? 'EN' : 'PT' })
    } else void navigate(chosen)
  }
  return { items, run }
}

/** Ctrl K: every page and command that the operator's rights allow, and a withdrawal by its id. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const { items, run } = useFindings(typed, onClose)
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={styles['veil'] ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={styles['box'] ?? ''}>
        <Dialog aria-label={t('office.find')} className={styles['dialog'] ?? ''}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField aria-label={t('office.find')} className={styles['field'] ?? ''}>
              <Search size={18} aria-hidden="true" />
              <Input
                ref={focusOnce}
                placeholder={t('office.searchHint')}
                className={styles['input'] ?? ''}
              />
            </SearchField>
            <Menu
              aria-label={t('office.commands')}
              className={styles['list'] ?? ''}
              items={items}
              onAction={(key) => run(String(key))}
              renderEmptyState={() => <p className={styles['empty']}>{t('office.nothingFound')}</p>}
            >
              {({ id: key, name, icon: Icon }) => (
                <MenuItem id={key} textValue={name} className={styles['item'] ?? ''}>
                  <Icon size={16} aria-hidden="true" />
                  {name}
                  <span className={styles['open']}>
                    {t('office.open')} <kbd>↵</kbd>
                  </span>
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
          <p className={styles['foot']}>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('office.choose')}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
