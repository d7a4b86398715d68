import { createHost, type HostHandle } from '../../../app';

/** Two texts and a card, which is a movie clip with a text of its own, on one keyframe labelled `intro`. */
export const openCards = (): HostHandle =>
  createHost({
    library: [
      {
        name: 'ui/card',
        layers: [{ name: 'words', elements: [{ text: 'Card', name: 'card', face: 'Georgia', size: 9 }] }],
      },
    ],
    layers: [
      {
        name: 'titles',
        frames: [
          {
            duration: 5,
            name: 'intro',
            elements: [
              { text: 'Night', name: 'b', face: 'Verdana', size: 30, width: 200, height: 40 },
              { text: 'Alps', name: 'a', face: 'Arial', size: 12, width: 100, height: 20 },
              { item: 'ui/card', name: 'c' },
            ],
          },
        ],
      },
    ],
  });
