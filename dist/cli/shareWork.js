// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const os = require('node:os');

/**
 * Hands pieces of work to processes apart, as many at a time as the machine has processors; each process gets one piece
 * after the other.
 *
 * @throws what the work on a piece throws; the processes are stopped in any case
 */ async function shareWork(pieces, bounds, io, workOn) {
    let next = 0;
    const work = async ()=>{
        const worker = await io.startWorker(bounds);
        try {
            while(next < pieces.length){
                const index = next++;
                await workOn(pieces[index], worker, index);
            }
        } finally{
            worker.stop();
        }
    };
    await Promise.all(Array.from({
        length: Math.min(os.availableParallelism(), pieces.length)
    }, work));
}

exports.shareWork = shareWork;
