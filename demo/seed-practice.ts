import type { Services } from '../domain/services.ts';
import { seedCourses } from './seed-courses.ts';
import { seedJourney } from './seed-journey.ts';
import { seedReports } from './seed-reports.ts';
import { seedSessions } from './seed-sessions.ts';
import { seedVideos } from './seed-videos.ts';

/** What the demo member has done so far: the specification's sample figures, as rows. */
export async function seedPractice(services: Services, memberId: string): Promise<void> {
  await Promise.all([
    seedSessions(services, memberId),
    seedJourney(services, memberId),
    seedCourses(services, memberId),
    seedVideos(services, memberId),
    seedReports(services, memberId, 'member@demo.local'),
  ]);
}
