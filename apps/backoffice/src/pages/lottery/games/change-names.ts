/** The text that names each kind of change. */
export const changeNames = {
  holiday: 'lottery.change.holiday',
  schedule: 'lottery.column.times',
  limits: 'lottery.limits',
  play: 'lottery.change.play',
  exposure: 'lottery.change.exposure',
} as const
