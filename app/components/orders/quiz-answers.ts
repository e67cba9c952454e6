/** What this tab has just been told in the quiz: the same person, most likely, is filling in the order. */
export function quizAnswers(): Record<string, string> {
  try {
    const { name, birthDate, spelling } = JSON.parse(sessionStorage.getItem('quiz_progress') ?? '{}');
    return {
      ...(name && { fullName: String(name) }),
      ...(birthDate && { birthDate: String(birthDate) }),
      ...(spelling && { spelling: String(spelling) }),
    };
  } catch {
    return {};
  }
}
