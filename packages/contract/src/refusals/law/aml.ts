/** Refusals of the watch against money laundering. */
export const amlRefusals = {
  'aml.alert_unknown': 404,
  'aml.alert_state': 409,
  'aml.person_unknown': 404,
  'aml.case_unknown': 404,
  'aml.case_state': 409,
  /** No more notes. */
  'aml.full': 409,
  /** The jurisdiction takes no reports. */
  'aml.no_receiver': 409,
  'aml.report_unknown': 404,
  /** Its report is made once the year is over. */
  'aml.year_open': 409,
  /** A year has one report. */
  'aml.year_reported': 409,
  /** This person has taken the file already. */
  'aml.report_taken': 409,
} as const
