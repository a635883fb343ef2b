import { usePreferences } from '../../core/preferences.ts'

/** A lottery's name in the operator's language. */
export const useNameOf = () => {
  const { language } = usePreferences()
  return (names: Readonly<Record<string, string>>): string => names[language] ?? names['EN'] ?? ''
}
