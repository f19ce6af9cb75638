import { createRandom, type Random } from './random.ts';
import type { Topic } from './topic.ts';
import { TOPICS_OF_SOCIETY } from './topics-of-society.ts';
import { TOPICS_OF_TECHNOLOGY } from './topics-of-technology.ts';

export type { Topic } from './topic.ts';

export const TOPICS: readonly Topic[] = [...TOPICS_OF_TECHNOLOGY, ...TOPICS_OF_SOCIETY];

/** Subject of a single document: a topic with one of its objects. */
export interface Matter {
  topic: Topic;
  object: string;
  objectFr: string;
}

export function pickMatter(random: Random): Matter {
  const topic = random.pick(TOPICS);
  const object = random.pick(topic.objects);
  return { topic, object, objectFr: topic.objectsFr[topic.objects.indexOf(object)] ?? topic.subjectFr };
}

/** Returns the matter of a bill, so that everything about the bill shares it. */
export function getMatter(seed: string, billId: string): Matter {
  return pickMatter(createRandom(`${seed}:matter:${billId}`));
}
