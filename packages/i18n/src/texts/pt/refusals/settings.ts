/** As `settings`. */
export const texts = {
  'brand.change_invalid': 'Este valor não é possível: {reason}.',
  'brand.nothing_changes': 'Já está assim.',
  'brand.changed': 'Alguém alterou isto nesse meio-tempo. Confira de novo.',
  'brand.rules_day': 'As regras começam em um dia futuro que ainda não tem regras.',
} as const
