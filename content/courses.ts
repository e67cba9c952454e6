/** The courses, in the order in which they are offered. Their texts stand below content/courses. */
export const courseNames = {
  'numerology-101': 'Numerology 101',
  'advanced-readings': 'Advanced Readings',
  'certification-program': 'Certification Program',
} as const;
