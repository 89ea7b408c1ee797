/* learn_strings.ts: every word of the view that neither the engine nor another view says. */
import { wordsOf } from '../shell/strings';

export const ENGLISH = {
  'known': 'known', 'learning': 'learning', 'due': 'due today', 'new': 'new',
  'of': '{number} of {all}', 'ofKnown': '{number} of {all} known',
  'next': 'Next for you',
  'open': 'Open the lesson',
  'nothing': 'No points, no streaks, no certificate. A day without practice loses nothing.',
  'damaged': 'A part of what was kept about your practice cannot be read, line {line}: {reason}',
  'unknown': 'There is no technique called {name}.',
  'all': 'All techniques',

  'example': 'Example', 'exampleOf': 'Example {number} of {all}',
  'back': 'Previous', 'forth': 'Next',
  'inFull': 'In full',
  'another': 'Another example',
  'order': 'Other lessons',
  'before': 'Before it', 'after': 'After it',
  'noExample': 'There is no example of it on a 9 × 9 board.',
  'noDrills': 'There are no drills for this one.',
  'unique': 'For puzzles with one solution',

  'number': 'Position {number}',
  'lesson': 'Lesson',
  'skip': 'Another one',
  'answer': 'Your answer:',
  'marks': 'Marks', 'asItWas': 'As it was', 'reset': 'Reset', 'help': 'Help',
  'again': 'It comes again {when}.',
  'keys': 'A digit takes away its mark, or brings it back. Enter checks.',
} as const;

export const t = wordsOf(ENGLISH);
